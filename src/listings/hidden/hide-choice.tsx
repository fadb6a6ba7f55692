import { t } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { Button } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { hidden } from './hidden';
import { hideListing, hideSeller, isSellerHidden, showListing, showSeller } from './hide-listing';

const buttonClass = 'w-full text-sm [overflow-wrap:anywhere]';

/** Hides an offer, or all of its seller, from the lists of this device, or shows them again. */
export function HideChoice({ listing }: { listing: Listing }) {
  const { id, company } = listing;
  const all = useStore(hidden);
  const isOfferHidden = all.offers.some((each) => each.id === id);
  const isCompanyHidden = isSellerHidden(company, all);
  return (
    <span className="flex flex-[1_0_100%]! flex-col gap-2 rounded-card bg-sunken p-3">
      <span className="text-sm">
        {isOfferHidden || isCompanyHidden
          ? t('Hidden from your lists. This page stays.')
          : t('Leave it out of your lists? Only this device knows.')}
      </span>
      {isOfferHidden ? (
        <Button className={buttonClass} onClick={() => showListing(id)}>
          {t('Show this offer again')}
        </Button>
      ) : (
        <Button className={buttonClass} onClick={() => hideListing(listing)}>
          {t('Hide this offer')}
        </Button>
      )}
      {company && (
        <Button className={buttonClass} onClick={() => (isCompanyHidden ? showSeller : hideSeller)(company)}>
          {isCompanyHidden
            ? t('Show the offers of {name} again', { name: company })
            : t('Hide all offers of {name}', { name: company })}
        </Button>
      )}
    </span>
  );
}
