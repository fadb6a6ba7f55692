import { useEffect } from 'react';
import { formatRelativeTime } from '@/language/format';
import { RichText } from '@/language/rich-text';
import { plural, t } from '@/language/translate';
import { draftsAreStored } from '@/selling/drafts/draft-store';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { DraftPicture } from '@/selling/own/draft-picture';
import type { PostFields } from '@/selling/post/post-fields';
import { Button } from '@/ui/button';
import { useNow } from '@/ui/use-now';
import { useStore } from '@/ui/use-store';

const draftName = ({ productName, companyName }: PostFields) =>
  productName.trim() || companyName.trim() || t('Draft without a name');

interface DraftItemProps {
  draft: StoredPost;
  onResume: () => void;
  onDiscard: () => void;
}

function DraftItem({ draft, onResume, onDiscard }: DraftItemProps) {
  const now = useNow();
  const name = draftName(draft.fields);
  const values = { name: <span className="sr-only">{name}</span> };
  return (
    <li className="rounded-card border border-line bg-surface p-4">
      <div className="flex gap-3">
        <DraftPicture post={draft} className="size-16" />
        <div className="min-w-0">
          <h2 dir="auto" className="text-left text-lg [overflow-wrap:anywhere]">
            {name}
          </h2>
          <p className="text-sm text-muted">
            {t('Saved {time}', { time: formatRelativeTime(draft.savedAt, now) })}
          </p>
        </div>
      </div>
      <div className="mt-3 flex flex-wrap gap-3 *:flex-auto *:whitespace-nowrap">
        <Button variant="primary" focusesMain onClick={onResume}>
          <RichText of="Resume draft {name}" values={values} />
        </Button>
        <Button focusesMain onClick={onDiscard}>
          <RichText of="Discard {name}" values={values} />
        </Button>
      </div>
    </li>
  );
}

interface DraftListProps {
  drafts: readonly StoredPost[];
  onResume: (draft: StoredPost) => void;
  onDiscard: (id: string) => void;
  onStartNew: () => void;
}

export function DraftList({ drafts, onResume, onDiscard, onStartNew }: DraftListProps) {
  const isStored = useStore(draftsAreStored);
  // After a reload far down the form, the browser would scroll below this short list.
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <section aria-label={t('Your drafts')} className="flex flex-col gap-3">
      <p>
        {plural(drafts.length, {
          one: "You haven't finished this post.",
          other: "You haven't finished these posts.",
        })}{' '}
        {isStored
          ? t('Drafts are saved for 7 days.')
          : t('Drafts are saved only while this page stays open.')}
      </p>
      <ul className="flex flex-col gap-3">
        {drafts.map((draft) => (
          <DraftItem
            key={draft.id}
            draft={draft}
            onResume={() => onResume(draft)}
            onDiscard={() => onDiscard(draft.id)}
          />
        ))}
      </ul>
      <Button variant="plain" focusesMain onClick={onStartNew}>
        {t('Start a new post')}
      </Button>
    </section>
  );
}
