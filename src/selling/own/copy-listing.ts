import { createDeadline, readTimeout } from '@/api/request';
import type { Listing } from '@/listings/listing';
import { randomId } from '@/platform/random-id';
import { createPostSaver } from '@/selling/drafts/post-saver';
import { preparePhoto } from '@/selling/media/prepare-photo';
import { photoLimits, type Photo, type Post } from '@/selling/post/post';
import { toPostFields } from '@/selling/post/post-fields';

type Deadline = ReturnType<typeof createDeadline>;

async function download(url: string, { signal, restart }: Deadline): Promise<File> {
  const response = await fetch(url, { signal });
  const reader = response.body?.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (;;) {
    restart();
    const part = await reader?.read();
    if (!part || part.done) break;
    parts.push(part.value);
  }
  return new File(parts, 'photo');
}

/** Downloads and prepares a listing's photo; null if that fails. */
async function fetchPhoto(url: string | null, deadline: Deadline): Promise<Photo | null> {
  if (!url) return null;
  try {
    return { id: randomId(), file: await preparePhoto(await download(url, deadline)) };
  } catch {
    // A page cannot read pictures of another host without CORS headers.
    return null;
  }
}

/** Stores a draft with the texts of a listing and the photos that can be downloaded. */
export async function copyListing(listing: Listing): Promise<{ postId: string; hasLostPhotos: boolean }> {
  // One deadline for all photos: a browser downloads only a few at once, and the others wait for them.
  const deadline = createDeadline(readTimeout);
  deadline.restart();
  const urls = [
    listing.profilePhoto,
    listing.photo,
    ...listing.images.slice(0, photoLimits.most - 1).map(({ url }) => url),
  ];
  const copies = await Promise.all(urls.map((url) => fetchPhoto(url, deadline)));
  const [profile, ...photos] = copies;
  deadline.clear();
  const post: Post = {
    id: randomId(),
    fields: toPostFields(listing),
    media: {
      profile: profile ?? null,
      photos: photos.filter((photo) => photo !== null),
      video: null,
    },
    copiedFrom: listing.id,
  };
  await createPostSaver(post, null).save(post);
  return { postId: post.id, hasLostPhotos: urls.some((url, index) => url && !copies[index]) };
}
