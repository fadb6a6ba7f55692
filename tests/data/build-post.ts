import * as v from 'valibot';
import { toStoredPost, type StoredPost } from '@/selling/drafts/stored-post';
import type { Photo, Post, PostMedia } from '@/selling/post/post';
import {
  choicesOf,
  emptyFields,
  postFieldNames,
  postFields,
  postFieldsSchema,
  type PostFieldName,
  type PostFields,
} from '@/selling/post/post-fields';
import { fixedNow } from './clock';

let count = 0;

/** A photo of a few bytes, different from all others. */
export function buildPhoto(): Photo {
  count += 1;
  const file = new File([`photo ${count}`], `photo-${count}.jpg`, { type: 'image/jpeg' });
  return { id: `photo-${count}`, file };
}

interface Parts {
  id?: string;
  fields?: Partial<PostFields>;
  media?: Partial<PostMedia>;
}

/** A valid post. A test names only the parts that matter to it. */
export function buildPost({ id, fields, media }: Parts = {}): Post {
  count += 1;
  return {
    id: id ?? `post-${count}`,
    fields: { ...emptyFields, productName: `Sofa ${count}`, companyName: 'Mesfin Furniture', ...fields },
    media: {
      profile: null,
      photos: Array.from({ length: 6 }, buildPhoto),
      video: null,
      ...media,
    },
  };
}

/** The record of a valid post. By default it is a draft that was stored just now and has no owner. */
export function buildStoredPost(id: string, change: Partial<StoredPost> = {}): StoredPost {
  const savedAt = change.savedAt ?? fixedNow;
  const status = { state: 'draft', owner: null, attempt: null } as const;
  return { ...toStoredPost(buildPost({ id }), { ...status, savedAt, savedHereAt: savedAt }), ...change };
}

const examples: Partial<Record<PostFieldName, string>> = {
  price: '9.5',
  latitude: '9.123450',
  longitude: '9.123450',
  telegram: 'https://shop.et/telegram',
  tiktok: 'https://shop.et/tiktok',
  website: 'https://shop.et/website',
};

/** A text that the field accepts and that the server returns unchanged. */
const exampleOf = (name: PostFieldName): string =>
  choicesOf(name).at(-1)?.[0] ?? examples[name] ?? `${postFields[name].label} 1234`;

/** Every text field, filled in. */
export const filledFields: PostFields = v.parse(
  postFieldsSchema,
  Object.fromEntries(postFieldNames.map((name) => [name, exampleOf(name)])),
);
