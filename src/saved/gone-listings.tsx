import { useId } from 'react';
import { Link } from 'react-router-dom';
import { unsaveListings } from '@/browse/saving/save-listing';
import type { SavedListing } from '@/browse/saving/saved';
import { formatDate, formatMoney } from '@/language/format';
import { plural, t } from '@/language/translate';
import { searchPath } from '@/platform/paths';
import { Button } from '@/ui/button';

/** A listing as this device recorded it, with a link to similar listings. */
function RecordRow({ record: { name, company, price, at } }: { record: SavedListing }) {
  const facts = [
    ...(company ? [company] : []),
    ...(typeof price === 'number' ? [formatMoney(price)] : []),
    ...(at === undefined ? [] : [t('Saved {date}', { date: formatDate(at) })]),
  ];
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 py-1">
      <div className="min-w-0 flex-[1_1_14rem]">
        <h3 dir="auto" className="font-sans text-base font-semibold tracking-normal [overflow-wrap:anywhere]">
          {name}
        </h3>
        {facts.length > 0 && <p className="truncate text-sm text-muted">{facts.join(' · ')}</p>}
      </div>
      <Link
        to={searchPath(name)}
        aria-label={t('Find similar offers: {name}', { name })}
        className="tap inline-flex items-center text-sm font-semibold text-brand"
      >
        {t('Find similar offers')}
      </Link>
    </li>
  );
}

interface GoneListingsProps {
  ids: readonly string[];
  /** This device's records by id. A listing that was only liked has none. */
  records: ReadonlyMap<string, SavedListing>;
}

/** Saved listings that are no longer in the catalogue. */
export function GoneListings({ ids, records }: GoneListingsProps) {
  const heading = useId();
  const recorded = ids.flatMap((id) => records.get(id) ?? []);
  const likedCount = ids.length - recorded.length;
  return (
    <section aria-labelledby={heading} className="mt-8 rounded-card border border-line bg-surface p-4">
      <h2 id={heading} className="text-lg">
        {t('No longer available')}
      </h2>
      <p className="text-sm text-muted">
        {t('They were sold or removed, or are waiting to be verified again.')}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {recorded.map((record) => (
          <RecordRow key={record.id} record={record} />
        ))}
        {likedCount > 0 && (
          <li className="py-2">
            {plural(likedCount, { one: '{count} offer you liked', other: '{count} offers you liked' })}
          </li>
        )}
      </ul>
      <Button className="mt-3" focusesMain onClick={() => unsaveListings(new Set(ids))}>
        {t('Remove from the list')}
      </Button>
    </section>
  );
}
