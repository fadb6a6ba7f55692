import type { Listing } from '@/listings/catalogue/listing';
import { fieldsOfListing } from '@/selling/post/post-fields';
import { randomId } from '@/lib/random-id';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { preparePhoto } from '@/selling/media/prepare-photo';
import { imageLimits } from '@/selling/post/media-rules';
import type { Photo, Post } from '@/selling/post/post';

const nameOf = (url: string) => decodeURIComponent(new URL(url).pathname.split('/').at(-1) || 'photo');

/** A photo of a posted offer, taken from its server; null where it cannot be had again. */
async function fetchPhoto(url: string | null): Promise<Photo | null> {
  if (!url) return null;
  try {
    const response = await fetch(url);
    if (!response.ok) return null;
    const blob = await response.blob();
    const file = await preparePhoto(new File([blob], nameOf(url), { type: blob.type }));
    return { id: randomId(), file, originalSize: blob.size };
  } catch {
    // Another host may not let its pictures be read.
    return null;
  }
}

/** Keeps a new draft that says what a posted offer says, with those of its photos that can be had; gives its id. */
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
    fields: fieldsOfListing(listing),
    media: {
      profile: profile ?? null,
      main: main ?? null,
      additional: images.filter((photo) => photo !== null),
      video: null,
    },
  };
  await createPostSaver(post, null).save(post);
  return post.id;
}
