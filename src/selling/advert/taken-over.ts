import type { UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import { photoCount } from '@/selling/media/photo-count';
import { type PostFieldName, type PostFields, postFields } from '@/selling/post/post-fields';
import type { PostEditor } from '@/selling/form/post-editor';
import type { Proposal } from './proposal';

/** Photos and a video that come with an advert. */
export interface AdvertMedia {
  photos: readonly File[];
  video: File | null;
}

export const noMedia: AdvertMedia = { photos: [], video: null };

/** What of an advert was put into the form. */
export interface TakenOver {
  names: readonly PostFieldName[];
  photos: number;
  hasVideo: boolean;
}

/** Puts texts and files into the form, as if they were typed and picked there. */
export function takeOver(
  form: UseFormReturn<PostFields>,
  editor: PostEditor,
  proposals: readonly Proposal[],
  { photos, video }: AdvertMedia,
): TakenOver {
  const shouldValidate = form.formState.isSubmitted;
  for (const { name, value } of proposals) form.setValue(name, value, { shouldDirty: true, shouldValidate });
  // The form may not be listened to yet where it has just opened.
  if (proposals.length > 0) editor.setFields(form.getValues());
  if (photos.length > 0) editor.pickPhotos(photos);
  if (video) editor.pickVideo(video);
  return { names: proposals.map(({ name }) => name), photos: photos.length, hasVideo: video !== null };
}

/** What was put into the form, by the names that it has there; '' for nothing. */
export function wordsForTaken({ names, photos, hasVideo }: TakenOver): string {
  const words = names.map((name) => t(postFields[name].label));
  if (photos > 0) words.push(photoCount(photos));
  if (hasVideo) words.push(t('a video'));
  return words.length === 0 ? '' : words.reduce((first, rest) => t('{first}, {rest}', { first, rest }));
}
