import { shareTarget } from '@/config/share-target';
import { limitText } from '@/lib/limit-text';
import { photoLimits } from '@/selling/post/photo-limits';

/** What another app has shared, within bounds: any site may send such a form. */
export interface BoundShare {
  text: string;
  files: readonly File[];
  /** How many files were too many, too large, or neither photo nor video. */
  leftOut: number;
}

/**
 * As many files as a post has. Bytes of a photo as no phone's camera makes more, those of a video as the web
 * servers take them (docs/deploy.md, What a web server has to do).
 */
export const shareLimits = {
  text: 20_000,
  photos: photoLimits.most,
  videos: 1,
  photoBytes: 40_000_000,
  videoBytes: 200_000_000,
} as const;

const isFile = (value: FormDataEntryValue): value is File => typeof value !== 'string';
const isPhoto = ({ type, size }: File) => type.startsWith('image/') && size <= shareLimits.photoBytes;
const isVideo = ({ type, size }: File) => type.startsWith('video/') && size <= shareLimits.videoBytes;

/** Title, text and address as one text; apps put the same words into more than one of them. */
function textOf(form: FormData): string {
  const { title, text, url } = shareTarget.fields;
  const parts = [title, text, url]
    .map((name) => form.get(name))
    .map((value) => (typeof value === 'string' ? limitText(value, shareLimits.text) : ''));
  const others = (index: number) => parts.filter((_part, other) => other !== index);
  const own = parts.filter((part, index) => {
    const isRepeated = others(index).some((other) => other !== part && other.includes(part));
    return part !== '' && !isRepeated && parts.indexOf(part) === index;
  });
  return limitText(own.join('\n'), shareLimits.text);
}

/** Takes out of a shared form what a post can have of it. */
export function boundShare(form: FormData): BoundShare {
  const all = form.getAll(shareTarget.fields.files).filter(isFile);
  const files = [
    ...all.filter(isPhoto).slice(0, shareLimits.photos),
    ...all.filter(isVideo).slice(0, shareLimits.videos),
  ];
  // A browser sends an empty file where none was chosen.
  const given = all.filter(({ size, name }) => size > 0 || name !== '').length;
  return { text: textOf(form), files, leftOut: given - files.length };
}
