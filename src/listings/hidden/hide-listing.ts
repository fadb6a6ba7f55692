import { t } from '@/language/translate';
import { foldText } from '@/lib/text/fold';
import { keepFocus } from '@/listings/saved/save-listing';
import { announce } from '@/ui/announcement';
import { type Hidden, type HiddenOffer, hidden, hiddenLimits, longestText } from './hidden';

/** Long enough to take back what was hidden by mistake, in ms. */
const timeToUndo = 8000;

const hiddenUntilLeft = () => t('Hidden until you leave: this browser keeps nothing.');

/**
 * Changes what is hidden, and says so with the way back to how it was; `wordsUntilLeft` where the browser keeps
 * nothing.
 */
function change(next: (all: Hidden) => Hidden, words: string, wordsUntilLeft = words): void {
  const before = hidden.read();
  const lasts = hidden.update(next);
  // A list drops what is hidden, and the focused button with it.
  keepFocus();
  announce({
    text: lasts ? words : wordsUntilLeft,
    tone: 'ok',
    duration: timeToUndo,
    action: { label: t('Undo'), run: () => void hidden.write(before) },
  });
}

/** Leaves an offer out of all lists of this device; its own page stays. */
export function hideListing({ id, name }: HiddenOffer): void {
  change(
    (all) => ({
      ...all,
      offers: [
        { id, name: name.slice(0, longestText) },
        ...all.offers.filter((each) => each.id !== id),
      ].slice(0, hiddenLimits.offers),
    }),
    t('Hidden from your lists.'),
    hiddenUntilLeft(),
  );
}

const isSame = (one: string) => (other: string) => foldText(one) === foldText(other);

/** Leaves all offers of a company out of all lists of this device. */
export function hideSeller(name: string): void {
  const company = name.slice(0, longestText);
  change(
    (all) => ({
      ...all,
      sellers: [company, ...all.sellers.filter((each) => !isSame(company)(each))].slice(
        0,
        hiddenLimits.sellers,
      ),
    }),
    t('All offers of {name} are hidden from your lists.', { name: company }),
    hiddenUntilLeft(),
  );
}

export const isSellerHidden = (company: string, { sellers }: Hidden): boolean =>
  sellers.some(isSame(company));

const shownAgain = () => t('Shown in your lists again.');

export function showListing(id: string): void {
  change((all) => ({ ...all, offers: all.offers.filter((each) => each.id !== id) }), shownAgain());
}

export function showSeller(company: string): void {
  change((all) => ({ ...all, sellers: all.sellers.filter((each) => !isSame(company)(each)) }), shownAgain());
}

export const showAllHidden = (): void => change(() => ({ offers: [], sellers: [] }), shownAgain());
