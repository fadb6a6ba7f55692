import { plural } from '@/language/translate';
import type { Catalogue } from '@/listings/catalogue';
import { Button } from '@/ui/button';
import { asOfWords } from './query-failure';

const wordsOf = ({ listings, cachedAt }: Catalogue) =>
  cachedAt === undefined
    ? plural(listings.length, {
        one: 'Still reading, {count} offer so far',
        other: 'Still reading, {count} offers so far',
      })
    : asOfWords(cachedAt);

const newerWords = {
  offers: (newer: number) =>
    plural(newer, { one: '{count} more offer above', other: '{count} more offers above' }),
  shops: (newer: number) =>
    plural(newer, { one: '{count} more shop above', other: '{count} more shops above' }),
};

interface ListProgressProps {
  /** What has come of the catalogue; null when none is on its way any more. */
  growing: Catalogue | null;
  /** How many belong above what is shown, and of what. */
  newer: number;
  what: keyof typeof newerWords;
  onShowNewer: () => void;
}

/** Over the top of a list: what it has not got yet, or holds back until its reader asks. */
export function ListProgress({ growing, newer, what, onShowNewer }: ListProgressProps) {
  const show = () => {
    onShowNewer();
    window.scrollTo({ top: 0 });
  };
  return (
    <div className="pointer-events-none sticky top-16 z-10 flex h-0 justify-center low:static">
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
