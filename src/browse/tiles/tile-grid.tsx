import { appSlots } from '@/browse/app-slots';
import { ListSkeleton } from '@/browse/layouts/list-looks';
import { tileBodyClass, tileGridClass, tilePhotoClass, Tiles } from '@/browse/layouts/tile-layout';
import type { ListProps } from '@/browse/lists/listing-query';
import { QueryFailure } from '@/browse/query-failure';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { Path } from '@/platform/paths';
import { EmptyNotice, Skeleton } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { SectionFrame } from '@/ui/section-frame';

function TileSkeleton() {
  return (
    <div className="flex h-full flex-col">
      <span className={`${tilePhotoClass} animate-pulse bg-sunken`} />
      <span className={`flex min-h-16 flex-col ${tileBodyClass}`}>
        <Skeleton className="h-4 w-4/5" />
        <Skeleton className="mt-auto h-3 w-1/2" />
      </span>
    </div>
  );
}

interface TileGridProps extends ListProps {
  /** A class that limits the skeleton to the usual number of grid lines of this list. */
  skeletonLines: string;
  /** How many photos load before all others on the page. */
  eager: number;
}

/** The listings of a query as tiles, in every state of the query. */
export function TileGrid(props: TileGridProps) {
  const { query, loadErrorMessage, emptyMessage, emptyAdvice, now, skeletonLines, eager } = props;
  const visitor = useVisitorPlace();
  return (
    <QueryStates
      query={query}
      failure={<QueryFailure query={query} message={loadErrorMessage} />}
      empty={<EmptyNotice message={emptyMessage}>{emptyAdvice}</EmptyNotice>}
      skeleton={
        <ListSkeleton count={4} className={`gap-y-3 sm:gap-y-4 ${tileGridClass} ${skeletonLines}`}>
          <TileSkeleton />
        </ListSkeleton>
      }
    >
      {(listings) => <Tiles listings={listings} visitor={visitor} now={now} eager={eager} slots={appSlots} />}
    </QueryStates>
  );
}

interface TileSectionProps {
  title: string;
  seeAll?: Path;
  listings: readonly Listing[];
  now: number;
}

/** A section with a few listings as tiles. */
export function TileSection({ listings, now, ...frame }: TileSectionProps) {
  const visitor = useVisitorPlace();
  if (listings.length === 0) return null;
  return (
    <SectionFrame {...frame}>
      <Tiles listings={listings} visitor={visitor} now={now} eager={0} slots={appSlots} />
    </SectionFrame>
  );
}
