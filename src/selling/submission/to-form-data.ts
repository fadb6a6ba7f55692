import type { User } from '@/account/session';
import { mediaFields } from '@/selling/post/media-rules';
import type { Post } from '@/selling/post/post';
import { postFieldNames, postFields, toWire } from '@/selling/post/post-fields';

/** A post in the format of `POST /api/products/`, without empty fields. */
export function toFormData({ fields, media }: Post, user: User): FormData {
  const texts = [
    ...postFieldNames.map((name) => [postFields[name].wireName, toWire(name, fields[name])] as const),
    ['email', user.email.trim()],
    ['first_name', user.firstName.trim()],
    ['last_name', user.lastName.trim()],
  ] as const;
  const files: (readonly [string, File | undefined])[] = [
    [mediaFields.profile.wireName, media.profile?.file],
    [mediaFields.main.wireName, media.main?.file],
    [mediaFields.video.wireName, media.video?.file],
    ...media.additional.map(({ file }) => [mediaFields.additional.wireName, file] as const),
  ];
  const form = new FormData();
  for (const [name, text] of texts) if (text !== '') form.append(name, text);
  for (const [name, file] of files) if (file && file.size > 0) form.append(name, file, file.name);
  return form;
}
