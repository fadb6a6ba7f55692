import { plural } from '@/language/translate';
import type { Catalogue } from '@/listings/catalogue';
import { Button } from '@/ui/button';
import { describeDataAge } from './query-failure';

const wordsOf = ({ listings, cachedAt }: Catalogue) =>
  cachedAt === undefined
    ? plural(listings.length, {
        one: 'Still loading, {count} offer so far',
        other: 'Still loading, {count} offers so far',
      })
    : describeDataAge(cachedAt);

const newerWords = {
  offers: (newer: number) =>
    plural(newer, { one: '{count} more offer above', other: '{count} more offers above' }),
  shops: (newer: number) =>
    plural(newer, { one: '{count} more shop above', other: '{count} more shops above' }),
};

interface ListProgressProps {
  /** The loaded part of the catalogue; null when nothing more is coming. */
  growing: Catalogue | null;
  /** How many new items belong above what is shown. */
  newer: number;
  what: keyof typeof newerWords;
  onShowNewer: () => void;
}

/** A line above a list that says what is still loading, or held back until the visitor asks. */
export function ListProgress({ growing, newer, what, onShowNewer }: ListProgressProps) {
  const show = () => {
    onShowNewer();
    window.scrollTo({ top: 0 });
  };
  return (
    // The footer waits for a list that grows (`app/shell/footer.tsx`).
    <div
      data-growing={growing !== null}
      className="pointer-events-none sticky top-16 z-10 flex h-0 justify-center low:static"
    >
      {newer > 0 ? (
        <Button variant="primary" className="pointer-events-auto shadow-floating" focusesMain onClick={show}>
          {newerWords[what](newer)}
        </Button>
      ) : (
        <p
          role="status"
          className="mt-2 h-fit rounded-control bg-surface px-3 py-1 text-xs text-muted shadow-floating empty:hidden"
        >
          {growing && wordsOf(growing)}
        </p>
      )}
    </div>
  );
}
