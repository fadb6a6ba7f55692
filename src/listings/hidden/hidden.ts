import { createPersistedStore } from '@/browser/create-persisted-store';
import { foldText } from '@/lib/text/fold';
import { isRecord, parseList } from '@/lib/parse-values';
import type { Listing } from '@/listings/catalogue/listing';
import type { ListingPredicate } from '@/listings/catalogue/selectors';

/** How many offers and sellers a device hides; of more, the last hidden stay. */
export const hiddenLimits = { offers: 200, sellers: 50 };
/** How long an id or a name may be. */
export const longestText = 200;

export interface HiddenOffer {
  id: string;
  /** Tells which it is where it can be shown again. */
  name: string;
}

/** What lists leave out, the last hidden first. */
export interface Hidden {
  offers: readonly HiddenOffer[];
  /** The names of companies. */
  sellers: readonly string[];
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= longestText;

function parseHidden(json: unknown): Hidden {
  const { offers, sellers } = isRecord(json) ? json : {};
  return {
    offers: parseList(offers)
      .flatMap((each) =>
        isRecord(each) && isText(each['id']) && isText(each['name'])
          ? [{ id: each['id'], name: each['name'] }]
          : [],
      )
      .slice(0, hiddenLimits.offers),
    sellers: parseList(sellers).filter(isText).slice(0, hiddenLimits.sellers),
  };
}

export const isNothingHidden = ({ offers, sellers }: Hidden): boolean => offers.length + sellers.length === 0;

/** What this device hides from lists. */
export const hidden = createPersistedStore<Hidden>({
  key: 'gulit:hidden',
  parse: parseHidden,
  toJson: (all) => (isNothingHidden(all) ? null : all),
});

/** Whether a listing is not hidden, and neither is its seller. */
export function isNotHidden({ offers, sellers }: Hidden): ListingPredicate {
  const ids = new Set(offers.map(({ id }) => id));
  const companies = new Set(sellers.map(foldText));
  return ({ id, companyText }) => !ids.has(id) && !companies.has(companyText);
}

/** Listings without the hidden ones; the same array where nothing is hidden. */
export const withoutHidden = (listings: readonly Listing[], all = hidden.read()): readonly Listing[] =>
  isNothingHidden(all) ? listings : listings.filter(isNotHidden(all));
