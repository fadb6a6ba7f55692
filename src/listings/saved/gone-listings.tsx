import { useId } from 'react';
import { plural, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { forgetListings, keepFocus } from './save-listing';
import type { SavedBefore } from './use-shown';

interface GoneListingsProps {
  listings: readonly SavedBefore[];
  onRemove: (ids: readonly string[]) => void;
}

/** Saved listings that the catalogue has no longer, by the name they had. */
export function GoneListings({ listings, onRemove }: GoneListingsProps) {
  const heading = useId();
  const unnamed = listings.filter(({ name }) => name === null).length;
  const remove = () => {
    const ids = listings.map(({ id }) => id);
    forgetListings(new Set(ids));
    onRemove(ids);
    keepFocus();
  };
  return (
    <section aria-labelledby={heading} className="mt-8 rounded-card border border-line bg-surface p-4">
      <h2 id={heading} className="text-lg">
        {t('No longer offered')}
      </h2>
      <p className="text-sm text-muted">{t('They were sold, taken down, or wait to be verified again.')}</p>
      <ul className="mt-2 list-disc pl-5 [overflow-wrap:anywhere]">
        {listings.map(
          ({ id, name }) =>
            name !== null && (
              <li key={id} dir="auto">
                {name}
              </li>
            ),
        )}
        {unnamed > 0 && (
          <li>{plural(unnamed, { one: '{count} offer you liked', other: '{count} offers you liked' })}</li>
        )}
      </ul>
      <Button className="mt-3" onClick={remove}>
        {t('Remove from the list')}
      </Button>
    </section>
  );
}
