import { useEffect } from 'react';
import { formatRelativeTime } from '@/lib/format';
import type { KeptPost } from '@/selling/drafts/kept-post';
import { Button } from '@/ui/button';

interface DraftOfferProps {
  drafts: readonly KeptPost[];
  /** Milliseconds. */
  now: number;
  onResume: (draft: KeptPost) => void;
  onDiscard: (draft: KeptPost) => void;
  onStartNew: () => void;
}

/** What a draft holds besides its words. */
function contentsOf({ media: { profile, main, additional, video } }: KeptPost): string {
  const photos = [profile, main, ...additional].filter(Boolean).length;
  return [photos === 0 ? '' : `${photos} ${photos === 1 ? 'photo' : 'photos'}`, video ? 'a video' : '']
    .filter(Boolean)
    .join(' and ');
}

/** The unfinished posts of this browser, before anything new could take their place. */
export function DraftOffer({ drafts, now, onResume, onDiscard, onStartNew }: DraftOfferProps) {
  // A reload far down the form must not end below what is offered.
  useEffect(() => void window.scrollTo(0, 0), []);
  return (
    <section aria-label="Your drafts" className="flex flex-col gap-3">
      <p>
        You have not finished {drafts.length === 1 ? 'this post' : 'these posts'}. Drafts are kept 7 days.
      </p>
      <ul className="flex flex-col gap-3">
        {drafts.map((draft) => {
          const name =
            draft.fields.productName.trim() || draft.fields.companyName.trim() || 'Draft without a name';
          return (
            <li key={draft.id} className="rounded-card border border-line bg-surface p-4">
              <h2 dir="auto" className="text-left text-lg [overflow-wrap:anywhere]">
                {name}
              </h2>
              <p className="text-sm text-muted">
                {['Saved ' + formatRelativeTime(draft.savedAt, now), contentsOf(draft)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              <div className="mt-3 flex flex-wrap gap-3 *:flex-1">
                <Button look="primary" onClick={() => onResume(draft)}>
                  Resume draft <span className="sr-only">{name}</span>
                </Button>
                <Button onClick={() => onDiscard(draft)}>
                  Discard <span className="sr-only">{name}</span>
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      <Button look="plain" onClick={onStartNew}>
        Start a new post
      </Button>
    </section>
  );
}
