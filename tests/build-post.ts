import { emptyFields, type PostFields } from '@/selling/post/post-fields';
import type { Photo, Post, PostMedia } from '@/selling/post/post';

let count = 0;

/** A photo of a few bytes that differ from all others. */
export function buildPhoto(): Photo {
  count += 1;
  const file = new File([`photo ${count}`], `photo-${count}.jpg`, { type: 'image/jpeg' });
  return { id: `photo-${count}`, file, originalSize: 5_000_000 };
}

interface Parts {
  id?: string;
  fields?: Partial<PostFields>;
  media?: Partial<PostMedia>;
}

/** A post that may be sent; a test states only what it is about. */
export function buildPost({ id, fields, media }: Parts = {}): Post {
  count += 1;
  return {
    id: id ?? `post-${count}`,
    fields: { ...emptyFields, productName: `Sofa ${count}`, companyName: 'Mesfin Furniture', ...fields },
    media: {
      profile: null,
      main: buildPhoto(),
      additional: Array.from({ length: 5 }, buildPhoto),
      video: null,
      ...media,
    },
  };
}
