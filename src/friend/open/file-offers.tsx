import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { plural, t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { WindowedListings } from '@/listings/results/windowed-listings';
import { buttonClass } from '@/ui/button';
import { FileRow } from './file-row';

interface FileOffersProps {
  listings: readonly Listing[];
  /** The verified listings of the catalogue by id, as far as they are known. */
  known: ReadonlyMap<string, Listing>;
  /** Whether those are what the server has now. */
  isCurrent: boolean;
  /** Milliseconds. */
  now: number;
}

/** Says what the server has of the offers of a file, and leads to its own list. */
function Connected({ count }: { count: number }) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <p role="status" className="min-w-0 flex-1 basis-60">
        {count === 0
          ? t('You are connected. None of these offers is on the market now.')
          : plural(count, {
              one: 'You are connected. {count} of these offers is on the market now, and shows as it is there.',
              other:
                'You are connected. {count} of these offers are on the market now, and show as they are there.',
            })}
      </p>
      <Link to={paths.newProducts} className={buttonClass('primary')}>
        {t('See the real list')}
      </Link>
    </div>
  );
}

/**
 * The offers of a file. With a connection the server's own rows take the place of those it has, and the others
 * stand apart.
 */
export function FileOffers({ listings, known, isCurrent, now }: FileOffersProps) {
  const visitor = useVisitorPlace();
  const [real, others] = useMemo(() => {
    const found = isCurrent ? listings.flatMap(({ id }) => known.get(id) ?? []) : [];
    return [found, isCurrent ? listings.filter(({ id }) => !known.has(id)) : listings] as const;
  }, [listings, known, isCurrent]);
  return (
    <>
      {isCurrent && <Connected count={real.length} />}
      {real.length > 0 && <WindowedListings listings={real} shape="rows" now={now} />}
      {isCurrent && others.length > 0 && (
        <header className="mt-8 mb-3">
          <h2 className="text-xl">{t('Only in the file')}</h2>
          <p className="text-sm text-muted">{t('Sold, taken down, changed, or never on the market.')}</p>
        </header>
      )}
      <WindowedListings
        listings={others}
        shape="rows"
        now={now}
        render={(listing) => (
          <FileRow
            listing={listing}
            isKnown={known.has(listing.id)}
            visitor={visitor}
            now={now}
            heading={isCurrent ? 'h3' : 'h2'}
          />
        )}
      />
    </>
  );
}
