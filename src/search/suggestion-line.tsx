import { History, LayoutGrid, Store, X } from 'lucide';
import { t } from '@/language/translate';
import { formatMoney } from '@/language/format';
import type { Listing } from '@/listings/listing';
import { visitorPlace } from '@/place/visitor-place';
import { ListingPhoto } from '@/browse/listing-photo';
import { distanceTo } from '@/browse/listing-place';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { removeSearch } from './recent-searches';
import type { Suggestion } from './suggest';

const iconClass = 'size-5 shrink-0 text-muted';

function ListingLine({ listing }: { listing: Listing }) {
  const place = useStore(visitorPlace);
  const { price } = listing;
  const facts = [price === null ? null : formatMoney(price), listing.place, distanceTo(listing, place)];
  return (
    <>
      <ListingPhoto
        url={listing.photo}
        seed={listing.id}
        sizes="2.5rem"
        className="size-10 shrink-0 rounded-control"
      />
      <span className="min-w-0 flex-1">
        <span dir="auto" className="block truncate text-left">
          {listing.name}
        </span>
        <span className="block truncate text-xs text-muted">{facts.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}

function RecentLine({ text }: { text: string }) {
  return (
    <>
      <Icon of={History} className={iconClass} />
      <span dir="auto" className="min-w-0 flex-1 truncate text-left">
        {text}
      </span>
      {/* An option must not contain a button. Keyboards have Delete, and screen readers a button below the list. */}
      <span
        aria-hidden
        title={t('Remove')}
        className="tap -my-1.5 -mr-2 inline-flex items-center justify-center rounded-control text-muted hover:text-ink"
        onClick={(event) => {
          event.stopPropagation();
          removeSearch(text);
        }}
      >
        <Icon of={X} className="size-4" />
      </span>
    </>
  );
}

/** The content of a suggestion. */
export function SuggestionLine({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'listing') return <ListingLine listing={suggestion.listing} />;
  if (suggestion.kind === 'recent') return <RecentLine text={suggestion.words} />;
  return (
    <>
      <Icon of={suggestion.kind === 'shop' ? Store : LayoutGrid} className={iconClass} />
      {suggestion.kind === 'shop' ? (
        <bdi className="min-w-0 flex-1 truncate">{suggestion.words}</bdi>
      ) : (
        <span className="min-w-0 flex-1">{t(suggestion.words)}</span>
      )}
    </>
  );
}
