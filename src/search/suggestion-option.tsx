import { History, LayoutGrid, Store, X } from 'lucide';
import { useEffect, useRef } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { formatMoney } from '@/language/format';
import type { Listing } from '@/listings/listing';
import { visitorPlace } from '@/place/visitor-place';
import { ListingPhoto } from '@/browse/listing-photo';
import { distanceTo } from '@/browse/listing-place';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';
import { removeSearch } from './recent-searches';
import type { MarkedPiece, Suggestion } from './suggest';

const iconClass = 'size-5 shrink-0 text-muted';

interface ListingLineProps {
  listing: Listing;
  name: readonly MarkedPiece[];
}

function ListingLine({ listing, name }: ListingLineProps) {
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
          {name.map(({ text, isMarked }, position) =>
            isMarked ? (
              // oxlint-disable-next-line react/no-array-index-key -- the pieces of a text keep their order
              <mark key={position} className="bg-transparent font-semibold text-inherit">
                {text}
              </mark>
            ) : (
              text
            ),
          )}
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

function OptionLine({ suggestion }: { suggestion: Suggestion }) {
  if (suggestion.kind === 'listing')
    return <ListingLine listing={suggestion.listing} name={suggestion.name} />;
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

interface SuggestionOptionProps {
  id: string;
  suggestion: Suggestion;
  /** Whether the keyboard has selected it. */
  isMarked: boolean;
  onChoose: () => void;
}

/** One suggestion. Focus stays in the field, whose keys choose. */
export function SuggestionOption({ id, suggestion, isMarked, onChoose }: SuggestionOptionProps) {
  const option = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isMarked) option.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  return (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
       -- the combobox pattern gives the keys to the field */
    <div
      ref={option}
      role="option"
      id={id}
      aria-selected={isMarked}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={classNames(
        'tap flex cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken',
        isMarked && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
      )}
    >
      <OptionLine suggestion={suggestion} />
    </div>
  );
}
