import type { Listing } from '@/listings/listing';
import { toPostFields } from '@/selling/post/post-fields';
import { randomId } from '@/platform/random-id';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { preparePhoto } from '@/selling/media/prepare-photo';
import { type Photo, type Post, imageLimits } from '@/selling/post/post';

const fileNameInUrl = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

/** Downloads and prepares a listing's photo; null if that fails. */
async function fetchPhoto(url: string | null): Promise<Photo | null> {
  if (!url) return null;
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const blob = await response.blob();
    const file = await preparePhoto(new File([blob], fileNameInUrl(url), { type: blob.type }));
    return { id: randomId(), file };
  } catch {
    // A page cannot read pictures of another host without CORS headers.
    return null;
  }
}

/**
 * Stores a new draft with a listing's texts and those of its photos that can be downloaded. Resolves to the draft's id.
 */
export async function copyListing(listing: Listing): Promise<string> {
  const [profile, main, ...images] = await Promise.all(
    [
      listing.profilePhoto,
      listing.photo,
      ...listing.images.slice(0, imageLimits.most).map(({ url }) => url),
    ].map(fetchPhoto),
  );
  const post: Post = {
    id: randomId(),
    fields: toPostFields(listing),
    media: {
      profile: profile ?? null,
      main: main ?? null,
      additional: images.filter((photo) => photo !== null),
      video: null,
    },
    copiedFrom: listing.id,
  };
  await createPostSaver(post, null).save(post);
  return post.id;
}
