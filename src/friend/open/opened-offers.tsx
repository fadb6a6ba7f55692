import { Trash2 } from 'lucide';
import { type ReactNode, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { plural, t } from '@/language/translate';
import type { FriendOffers } from '@/friend/format/read-file';
import { noListings } from '@/listings/catalogue/listing';
import { selectVerified } from '@/listings/catalogue/selectors';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { announce } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { PageHeading } from '@/ui/page-heading';
import { useNow } from '@/ui/use-now';
import { ageWords } from './age-words';
import { FileOffer } from './file-offer';
import { FileOffers } from './file-offers';
import { FilePicker } from './file-picker';
import { forgetFriendFile } from './opened-file';

async function remove(): Promise<void> {
  try {
    await forgetFriendFile();
    announce({ text: t('The offers of your friend are gone from this device.'), tone: 'ok' });
  } catch {
    announce({
      text: t('They are closed, but the browser did not remove them. Clear the data of this site.'),
      tone: 'sale',
    });
  }
}

function FileActions() {
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <Button focusesMain onClick={() => void remove()}>
        <Icon of={Trash2} className="size-4" />
        {t('Remove them')}
      </Button>
      <FilePicker variant="quiet">{t('Open another file')}</FilePicker>
    </div>
  );
}

interface OpenedOffersProps {
  offers: FriendOffers;
  isKept: boolean;
  /** What is said of another file that was refused. */
  notice: ReactNode;
}

/** The offers of the opened file, or the one that the address names. */
export function OpenedOffers({ offers: { madeAt, listings }, isKept, notice }: OpenedOffersProps) {
  const now = useNow();
  const [search] = useSearchParams();
  const { data: verified = noListings, isWhole } = useCatalogue(selectVerified);
  const known = useMemo(() => new Map(verified.map((listing) => [listing.id, listing])), [verified]);
  const age = ageWords(madeAt, now);
  const named = listings.find(({ id }) => id === search.get('offer'));
  if (named) return <FileOffer listing={named} age={age} now={now} />;
  return (
    <>
      <PageHeading
        lead={`${plural(listings.length, {
          one: '{count} offer out of a file. Prices may have changed, and it may be gone.',
          other: '{count} offers out of a file. Prices may have changed, and some may be gone.',
        })} ${isKept ? t('It stays on this device alone.') : t('It lasts until you leave: this browser keeps nothing.')}`}
      >
        {age}
      </PageHeading>
      {notice}
      <FileActions />
      <FileOffers listings={listings} known={known} isCurrent={isWhole} now={now} />
    </>
  );
}
