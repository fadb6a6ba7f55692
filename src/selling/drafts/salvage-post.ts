import * as v from 'valibot';
import { isRecord, parseDecimal } from '@/platform/parse-values';
import { randomId } from '@/platform/random-id';
import type { Photo, Post } from '@/selling/post/post';
import { type PostFields, postFieldNames, postFields, postFieldsSchema } from '@/selling/post/post-fields';
import type { DraftStore } from './draft-store';
import type { UnreadableRecord } from './stored-post';

/** A record may refer to itself; what is nested deeper than this is no field of a post. */
const deepest = 4;

/** All texts in a value of any shape, by the names under which they stand, the outermost first. */
function namedTexts(value: unknown, depth = 0): readonly (readonly [name: string, text: string])[] {
  if (!isRecord(value) || depth > deepest) return [];
  const entries = Object.entries(value);
  const texts = entries.flatMap(([name, each]) =>
    typeof each === 'string' || typeof each === 'number' ? [[name, String(each)] as const] : [],
  );
  return [...texts, ...entries.flatMap(([, each]) => namedTexts(each, depth + 1))];
}

function readFields(record: unknown): PostFields {
  const texts = namedTexts(record).filter(([, text]) => text.trim() !== '');
  const textOf = (...names: readonly string[]) => texts.find(([name]) => names.includes(name))?.[1] ?? '';
  const found = postFieldNames.map((name) => [name, textOf(name, postFields[name].wireName)]);
  // Fields that this version does not know stay in the draft for one that does.
  const kept = isRecord(record) && isRecord(record['fields']) ? record['fields'] : {};
  return { ...kept, ...v.parse(postFieldsSchema, Object.fromEntries(found)) };
}

const foundPhoto = ([id, file]: readonly [string, File]): Photo => ({ id, file });

const isVideo = ([, file]: readonly [string, File]) => file.type.startsWith('video/');

/** The length of the video; 0 where the record does not tell. */
const readSeconds = (video: unknown) => (isRecord(video) && parseDecimal(video['seconds'])) || 0;

/** A new draft with the texts and files that can be read of a record; the record and its files stay as they are. */
export async function salvagePost(store: DraftStore, { id, record }: UnreadableRecord): Promise<Post> {
  const files = [...(await store.files(id))];
  const media = isRecord(record) && isRecord(record['media']) ? record['media'] : {};
  const photos = files.filter((one) => !isVideo(one));
  const take = (slot: string): Photo | null => {
    const known = media[slot];
    const place = photos.findIndex(([photoId]) => isRecord(known) && known['id'] === photoId);
    const [taken] = place < 0 ? [] : photos.splice(place, 1);
    return taken ? foundPhoto(taken) : null;
  };
  const [profile, main] = [take('profile'), take('main')];
  const [video = null] = files
    .filter(isVideo)
    .map(([videoId, file]) => ({ id: videoId, file, seconds: readSeconds(media['video']) }));
  return {
    id: randomId(),
    fields: readFields(record),
    media: { profile, main, additional: photos.map(foundPhoto), video },
  };
}
