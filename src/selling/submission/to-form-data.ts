import type { User } from '@/account/session';
import { parseLink } from '@/lib/parse-link';
import type { Post } from '@/selling/post/post';
import { parsePrice } from '@/selling/post/parse-price';

/** A post as `POST /api/products/` takes it: only what is not empty (docs/product.md, Drafts and sending). */
export function toFormData({ fields, media }: Post, user: User): FormData {
  const texts: Record<string, string> = {
    product_name: fields.productName,
    company_name: fields.companyName,
    category: fields.category,
    discount: fields.discount,
    price: parsePrice(fields.price) ?? '',
    description: fields.description,
    location: fields.location,
    latitude: fields.latitude,
    longitude: fields.longitude,
    contact_telegram: parseLink(fields.telegram) ?? '',
    contact_tick: parseLink(fields.tiktok) ?? '',
    web_site: parseLink(fields.website) ?? '',
    contact_phone: fields.phone,
    email: user.email,
    first_name: user.firstName,
    last_name: user.lastName,
  };
  const form = new FormData();
  for (const [name, text] of Object.entries(texts)) {
    if (text.trim() !== '') form.append(name, text.trim());
  }
  const files: (readonly [string, File | undefined])[] = [
    ['profile_photo', media.profile?.file],
    ['product_photo', media.main?.file],
    ['product_video', media.video?.file],
    ...media.additional.map(({ file }) => ['uploaded_images', file] as const),
  ];
  for (const [name, file] of files) {
    if (file && file.size > 0) form.append(name, file, file.name);
  }
  return form;
}
