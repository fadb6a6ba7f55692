import type { User } from '@/account/session';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/listing';
import { parseListing } from '@/listings/parse-listing';
import type { Post } from '@/selling/post/post';
import { postFieldNames, postFields, toWire } from '@/selling/post/post-fields';

/** An id that no listing of the server has. */
const previewId = 'preview';

/** Parses a post, without its files, as if it came from the server. `now` is in ms. */
export function listingWithoutFiles(
  { fields }: Pick<Post, 'fields'>,
  user: User | null,
  now: number,
): Listing | null {
  const sent = postFieldNames.map(
    (name) => [postFields[name].wireName, toWire(name, fields[name]) || null] as const,
  );
  // A listing must have a visible name.
  for (const name of [fields.productName, t('Your product')]) {
    const parsed = parseListing({
      ...Object.fromEntries(sent),
      id: previewId,
      product_name: name,
      first_name: user?.firstName ?? null,
      last_name: user?.lastName ?? null,
      date_posted: new Date(now).toISOString(),
      verified: true,
    });
    if ('listing' in parsed) return parsed.listing;
  }
  return null;
}

/** A post as a listing with the photos on this device, and a function that frees the photos. */
export interface Preview {
  listing: Listing;
  release: () => void;
}

/** Parses a post as if it came from the server. `now` is in ms. */
export function createPreview(post: Post, user: User | null, now: number): Preview | null {
  const listing = listingWithoutFiles(post, user, now);
  if (!listing) return null;
  const urls: string[] = [];
  const address = ({ file }: { file: File }): string => {
    const url = URL.createObjectURL(file);
    urls.push(url);
    return url;
  };
  const { profile, main, video, additional } = post.media;
  return {
    listing: {
      ...listing,
      profilePhoto: profile && address(profile),
      photo: main && address(main),
      video: video && address(video),
      images: additional.map((photo) => ({ id: photo.id, url: address(photo) })),
    },
    release: () => urls.forEach((url) => URL.revokeObjectURL(url)),
  };
}
