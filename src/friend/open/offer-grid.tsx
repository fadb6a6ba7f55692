import type { ReactNode } from 'react';
import type { Listing } from '@/listings/catalogue/listing';
import { useMediaQuery } from '@/ui/use-media-query';
import { WindowedGrid } from '@/ui/windowed-grid';

const idOf = ({ id }: Listing) => id;

interface OfferGridProps {
  listings: readonly Listing[];
  children: (listing: Listing) => ReactNode;
}

/** Rows in one column, in two on a desktop, of any number. */
export function OfferGrid({ listings, children }: OfferGridProps) {
  const isTablet = useMediaQuery('(min-width: 40rem)');
  const isDesktop = useMediaQuery('(min-width: 64rem)');
  return (
    <WindowedGrid
      items={listings}
      columns={isDesktop ? 2 : 1}
      lineHeight={isTablet ? 144 : 128}
      gap={12}
      keyOf={idOf}
      render={children}
    />
  );
}
