import { ArrowDown, Info } from 'lucide';
import type { SavedListing } from '@/browse/saving/saved';
import { formatAmount, formatMoney } from '@/language/format';
import { t } from '@/language/translate';
import { parseDiscount } from '@/listings/discount';
import type { Listing } from '@/listings/listing';
import { classNames } from '@/platform/class-names';
import { Icon } from '@/ui/icon';

interface Change {
  text: string;
  /** Whether the change is good for a buyer. */
  isBetter: boolean;
}

function priceChange(before: SavedListing['price'], now: number | null): Change | null {
  if (before === undefined || before === now) return null;
  if (now === null) return { text: t('The price was removed.'), isBetter: false };
  if (before === null)
    return { text: t('Price added: {price}', { price: formatMoney(now) }), isBetter: false };
  return {
    text: t('Was {was}, now {now}', { was: formatAmount(before), now: formatMoney(now) }),
    isBetter: now < before,
  };
}

function discountChange(
  before: SavedListing['discount'],
  { discount: now }: Pick<Listing, 'discount'>,
): Change | null {
  if (before === undefined) return null;
  const discount = parseDiscount(before);
  const was = discount.kind === 'percentage' ? discount.percent : 0;
  const percent = now.kind === 'percentage' ? now.percent : 0;
  if (was === percent) return null;
  if (percent === 0) return { text: t('The discount has ended.'), isBetter: false };
  return {
    text:
      was === 0
        ? t('Now {percent}% off', { percent })
        : t('Was {was}% off, now {percent}% off', { was, percent }),
    isBetter: percent > was,
  };
}

/** Compares an offer with its saved record. A field that the record lacks is skipped. */
export function findChanges(
  saved: SavedListing,
  listing: Pick<Listing, 'price' | 'discount'>,
): readonly Change[] {
  return [priceChange(saved.price, listing.price), discountChange(saved.discount, listing)].filter(
    (change) => change !== null,
  );
}

interface SavedChangesProps {
  /** This device's record; undefined if the offer was only liked. */
  record: SavedListing | undefined;
  listing: Listing;
}

/** Says how the price or discount of an offer has changed since it was saved. */
export function SavedChanges({ record, listing }: SavedChangesProps) {
  if (!record) return null;
  return findChanges(record, listing).map(({ text, isBetter }) => (
    <p
      key={text}
      className={classNames(
        'flex items-center gap-1.5 px-1 pt-2 text-sm font-semibold',
        isBetter ? 'text-ok' : 'text-ink',
      )}
    >
      <Icon of={isBetter ? ArrowDown : Info} className="size-4 shrink-0" />
      {text}
    </p>
  ));
}
