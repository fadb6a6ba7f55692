import { useState } from 'react';
import { groupThousands, plural, t } from '@/language/translate';
import { mayBeMetered } from '@/browser/connection';
import type { Listing } from '@/listings/catalogue/listing';
import { needVisitorPlace } from '@/listings/place/locate-visitor';
import { useVisitorPlace } from '@/listings/place/use-visitor-place';
import { useSavedIds } from '@/listings/saved/saved';
import { mostOffers } from '@/friend/format/limits';
import { type Choice, chooseOffers } from './choose-offers';
import { FileMaker } from './file-maker';
import { OfferChoice } from './offer-choice';

const usualDistance = 5;

interface GiveFormProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  listings: readonly Listing[];
  /** When they were on the server, and the time now, in ms. */
  asOf: number;
  now: number;
}

const grouped = (count: number) => groupThousands(String(count));

function countWords(count: number): string {
  if (count > mostOffers)
    return t('The first {most} of {count} offers', { most: grouped(mostOffers), count: grouped(count) });
  return plural(count, { one: '{count} offer', other: '{count} offers' });
}

function emptyWords(choice: Choice, isPlaceKnown: boolean): string {
  if (choice === 'saved') return t('Nothing is saved on this device. Choose others.');
  if (choice === 'near' && !isPlaceKnown) return t('Pick a place first.');
  return t('There is no offer here now. Choose others.');
}

/** Chooses offers and makes a file of them. */
export function GiveForm({ choice, onChoose, listings, asOf, now }: GiveFormProps) {
  const savedIds = useSavedIds();
  const place = useVisitorPlace();
  const [within, setWithin] = useState(usualDistance);
  const [hasPictures, setHasPictures] = useState(() => !mayBeMetered());
  const here = place.status === 'known' ? place.coordinates : null;
  const chosen = chooseOffers(choice, listings, { savedIds, here, within, now });
  const choose = (next: Choice) => {
    if (next === 'near') needVisitorPlace();
    onChoose(next);
  };
  return (
    <div className="flex max-w-prose flex-col gap-4">
      <OfferChoice choice={choice} within={within} onChoose={choose} onWithin={setWithin} />
      <label className="flex items-start gap-2">
        <input
          type="checkbox"
          className="mt-1 size-4 accent-brand"
          checked={hasPictures}
          onChange={(event) => setHasPictures(event.target.checked)}
        />
        <span>
          {t('With small pictures')}
          <span className="block text-sm text-muted">
            {t('About 5 KB each in the file. Those you have not seen yet are fetched, which takes data.')}
          </span>
        </span>
      </label>
      <p className={chosen.length > 0 ? 'font-semibold' : 'text-muted'} role="status">
        {chosen.length > 0 ? countWords(chosen.length) : emptyWords(choice, here !== null)}
      </p>
      <FileMaker
        // Another choice is another file.
        key={[choice, within, hasPictures, here?.latitude, here?.longitude].join(' ')}
        listings={chosen}
        hasPictures={hasPictures}
        madeAt={asOf}
      />
    </div>
  );
}
