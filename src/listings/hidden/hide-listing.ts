import { t } from '@/language/translate';
import { foldLetters } from '@/lib/fold-letters';
import { keepFocus } from '@/listings/saved/save-listing';
import { announce } from '@/ui/announcement';
import { type Hidden, type HiddenOffer, hidden, hiddenLimits } from './hidden';

/** Long enough to take back what was hidden by mistake, in ms. */
const timeToUndo = 8000;
const longest = 200;

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
    ({ offers, sellers }) => ({
      offers: [{ id, name: name.slice(0, longest) }, ...offers.filter((each) => each.id !== id)].slice(
        0,
        hiddenLimits.offers,
      ),
      sellers,
    }),
    t('Hidden from your lists.'),
    hiddenUntilLeft(),
  );
}

const isSame = (one: string) => (other: string) => foldLetters(one) === foldLetters(other);

/** Leaves all offers of a company out of all lists of this device. */
export function hideSeller(name: string): void {
  const company = name.slice(0, longest);
  change(
    ({ offers, sellers }) => ({
      offers,
      sellers: [company, ...sellers.filter((each) => !isSame(company)(each))].slice(0, hiddenLimits.sellers),
    }),
    t('All offers of {name} are hidden from your lists.', { name: company }),
    hiddenUntilLeft(),
  );
}

export const isSellerHidden = (company: string, { sellers }: Hidden): boolean =>
  sellers.some(isSame(company));

const shownAgain = () => t('Shown in your lists again.');

export function showListing(id: string): void {
  change(
    ({ offers, sellers }) => ({ offers: offers.filter((each) => each.id !== id), sellers }),
    shownAgain(),
  );
}

export function showSeller(company: string): void {
  change(
    ({ offers, sellers }) => ({ offers, sellers: sellers.filter((each) => !isSame(company)(each)) }),
    shownAgain(),
  );
}

export const showAllHidden = (): void => change(() => ({ offers: [], sellers: [] }), shownAgain());
