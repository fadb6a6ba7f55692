import { TileSection } from '@/browse/tiles/tile-section';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { noListings } from '@/listings/listing';
import { isVerified, selectFirst } from '@/listings/selectors';
import { useCatalogue } from '@/listings/use-catalogue';
import { ShopsNearby } from '@/nearby/shops-nearby';
import { paths } from '@/platform/paths';
import { linkedText } from '@/ui/linked-text';
import { PageHeading } from '@/ui/page-heading';

const selectNewest = selectFirst(8, isVerified);

/** Mounted only until the visitor's place is known, because each part of the catalogue renders it again. */
function NewestOffers() {
  const newest = useCatalogue(selectNewest).data ?? noListings;
  return <TileSection title={t('Newest offers')} seeAll={paths.recents} listings={newest} />;
}

export default function NearbyPage() {
  return (
    <>
      <PageHeading lead={t('Verified offers within 2 km, nearest first.')}>{t('Shops near you')}</PageHeading>
      <ShopsNearby
        whileUnknown={<NewestOffers />}
        texts={{
          loadErrorMessage: t('No internet connection'),
          emptyMessage: t('No nearby shops found.'),
          emptyAdvice: (
            <RichText
              of="Nothing within 2 km. Choose another location above, or see <all>all offers, nearest first</all>."
              values={{ all: linkedText(`${paths.search}?sort=nearest`) }}
            />
          ),
        }}
      />
    </>
  );
}
