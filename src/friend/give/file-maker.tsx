import { FileDown } from 'lucide';
import { t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { mostOffers } from '@/friend/format/limits';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { HandOver } from './hand-over';
import { useMaking } from './use-making';

interface FileMakerProps {
  listings: readonly Listing[];
  hasPictures: boolean;
  /** When the listings were on the server, in ms. */
  madeAt: number;
}

/** The button that makes a file, its progress, and the file. */
export function FileMaker({ listings, hasPictures, madeAt }: FileMakerProps) {
  const { making, make, cancel } = useMaking();
  const count = Math.min(listings.length, mostOffers);
  if (making.status === 'made') return <HandOver made={making.made} />;
  if (making.status === 'making')
    return (
      <div className="flex flex-wrap items-center gap-3">
        <progress
          className="h-2 w-full accent-brand"
          aria-label={t('Making the file')}
          max={count}
          value={hasPictures ? making.done : undefined}
        />
        {hasPictures && (
          <p className="text-sm text-muted">{t('Picture {done} of {count}', { done: making.done, count })}</p>
        )}
        <Button focusesMain onClick={cancel}>
          {t('Cancel')}
        </Button>
      </div>
    );
  return (
    <div>
      <Button
        variant="primary"
        disabled={count === 0}
        onClick={() => void make({ listings, hasPictures, madeAt })}
      >
        <Icon of={FileDown} className="size-4" />
        {t('Make the file')}
      </Button>
      {making.status === 'failed' && (
        <p role="alert" className="mt-2 text-sm text-sale">
          {t('The file could not be made. Choose fewer offers, or no pictures.')}
        </p>
      )}
    </div>
  );
}
