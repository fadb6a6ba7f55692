import { Printer } from 'lucide';
import { useCallback, useRef } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { pageTitle } from '@/config/brand';
import { sellerPath } from '@/config/link-builders';
import { paths } from '@/config/paths';
import { t } from '@/language/translate';
import { foldText } from '@/lib/text/fold';
import { withTimeout } from '@/lib/with-timeout';
import { type Listing, noListings } from '@/listings/catalogue/listing';
import { useCatalogue } from '@/listings/catalogue/use-catalogue';
import { QueryFailure } from '@/listings/results/query-failure';
import { DoorSheet } from '@/listings/sharing/door-sheet';
import { findShop } from '@/listings/shops/shops';
import { Button, buttonClass } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { EmptyNotice, Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { QueryStates } from '@/ui/query-states';
import { usePageHead } from '@/ui/use-page-head';

/** How long the paper waits for photos, in ms. */
const timeForPhotos = 5000;

/** Prints once the photos are there: browsers print what they have. */
async function printWithPhotos(page: Element | null): Promise<void> {
  const photos = [...(page?.querySelectorAll('img') ?? [])].map((photo) => photo.decode());
  await withTimeout(Promise.allSettled(photos), timeForPhotos).catch(() => {});
  window.print();
}

function Sheet({ company }: { company: string }) {
  const page = useRef<HTMLDivElement>(null);
  const select = useCallback(
    (listings: readonly Listing[]) => findShop(listings, company)?.listings ?? noListings,
    [company],
  );
  const query = useCatalogue(select, { needsAll: true });
  const name = query.data?.[0]?.company ?? company;
  usePageHead({ title: pageTitle(t('Print for the door')), canonicalPath: sellerPath(name) });
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} />}
      empty={<EmptyNotice message={t('No offers of this seller.')} />}
      skeleton={<Loading label={t('Loading offers')} className="aspect-[210/296] w-full max-w-[210mm]" />}
    >
      {(listings) => (
        <div ref={page}>
          <p className="door-controls mb-4 flex flex-wrap gap-3">
            <Button variant="primary" onClick={() => void printWithPhotos(page.current)}>
              <Icon of={Printer} className="size-4" />
              {t('Print')}
            </Button>
            <Link to={sellerPath(name)} className={buttonClass('quiet')}>
              {t('All offers of this seller')}
            </Link>
          </p>
          <DoorSheet company={name} listings={listings} />
        </div>
      )}
    </QueryStates>
  );
}

/** A sheet for the door of a shop, as it will be printed. */
export default function DoorPage() {
  const [search] = useSearchParams();
  const company = search.get('company')?.trim() ?? '';
  return (
    <>
      <div className="door-controls">
        <PageHeading lead={t('Up to eight offers and the code of the shop, on one page of A4.')}>
          {t('Print for the door')}
        </PageHeading>
      </div>
      {company === '' ? (
        <EmptyNotice message={t('No seller is named.')}>
          <Link to={paths.myPosts} className="font-semibold text-brand underline">
            {t('My posts')}
          </Link>
        </EmptyNotice>
      ) : (
        <Sheet key={foldText(company)} company={company} />
      )}
    </>
  );
}
