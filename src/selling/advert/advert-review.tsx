import { type ReactNode, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { t } from '@/language/translate';
import { limitText } from '@/lib/limit-text';
import type { PostEditor } from '@/selling/form/post-editor';
import { photoCount } from '@/selling/media/photo-count';
import { type PostFieldName, type PostFields, postFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { proposalsOf, wordsFor } from './proposal';
import { type AdvertMedia, type TakenOver, noMedia, takeOver } from './taken-over';

/** How much of a text is shown, and read out, in characters. */
const longestShown = 200;

const shown = (name: PostFieldName, value: string): string => {
  const words = wordsFor(name, value);
  return words.length > longestShown ? `${limitText(words, longestShown)}…` : words;
};

interface ReviewRow {
  key: string;
  label: string;
  /** What would come into the field. */
  text: string;
  /** What is said where something is there already, which is not replaced unless it is ticked. */
  replaces: string | null;
}

interface RowProps extends Omit<ReviewRow, 'key'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

const Row = ({ label, text, replaces, checked, onChange }: RowProps) => (
  <li>
    <label className="tap flex cursor-pointer items-start gap-3 py-2">
      <input
        type="checkbox"
        className="mt-0.5 size-4 shrink-0 accent-brand"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-sm font-semibold">{label}</span>{' '}
        <span dir="auto" className="line-clamp-3 text-left [overflow-wrap:anywhere] whitespace-pre-line">
          {text}
        </span>{' '}
        {replaces !== null && (
          <span className="line-clamp-2 text-sm [overflow-wrap:anywhere] text-accent">{replaces}</span>
        )}
      </span>
    </label>
  </li>
);

interface AdvertReviewProps {
  form: UseFormReturn<PostFields>;
  editor: PostEditor;
  text: string;
  media?: AdvertMedia;
  onTaken: (taken: TakenOver) => void;
  /** Beside the button that fills. */
  children?: ReactNode;
}

/**
 * Shows what was read from an advert, and fills in what is ticked when its button is tapped. What would replace
 * something is not ticked.
 */
export function AdvertReview({ form, editor, text, media = noMedia, onTaken, children }: AdvertReviewProps) {
  const fields = { ...form.getValues(), ...useWatch({ control: form.control }) };
  const { video: videoThere } = useStore(editor.media);
  const [choices, setChoices] = useState<Readonly<Record<string, boolean>>>({});
  const proposals = proposalsOf(text, fields);
  const rows: ReviewRow[] = proposals.map(({ name, value, before }) => ({
    key: name,
    label: t(postFields[name].label),
    text: shown(name, value),
    replaces: before === '' ? null : t('Replaces “{text}”', { text: shown(name, before) }),
  }));
  const { photos, video } = media;
  if (photos.length > 0)
    rows.push({ key: 'photos', label: t('Photos'), text: photoCount(photos.length), replaces: null });
  if (video) {
    const replaces = videoThere && t('Replaces “{text}”', { text: videoThere.file.name });
    rows.push({ key: 'video', label: t('Video'), text: video.name, replaces });
  }
  const isTicked = ({ key, replaces }: ReviewRow) => choices[key] ?? replaces === null;
  const ticked = new Set(rows.filter(isTicked).map(({ key }) => key));
  const take = () =>
    onTaken(
      takeOver(
        form,
        editor,
        proposals.filter(({ name }) => ticked.has(name)),
        { photos: ticked.has('photos') ? photos : [], video: ticked.has('video') ? video : null },
      ),
    );
  return (
    <>
      {rows.length === 0 ? (
        <p className="text-sm text-muted">{t('All of this is in the form already.')}</p>
      ) : (
        <ul aria-label={t('What was read')} className="divide-y divide-line border-y border-line">
          {rows.map((row) => (
            <Row
              {...row}
              key={row.key}
              checked={isTicked(row)}
              onChange={(checked) => setChoices({ ...choices, [row.key]: checked })}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2 *:flex-auto">
        {rows.length > 0 && (
          <Button variant="primary" disabled={ticked.size === 0} onClick={take}>
            {t('Fill in what is ticked')}
          </Button>
        )}
        {children}
      </div>
    </>
  );
}
