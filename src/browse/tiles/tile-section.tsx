import { appSlots } from '@/browse/app-slots';
import { Tiles } from '@/browse/layouts/tile-layout';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import type { Path } from '@/platform/paths';
import { SectionFrame } from '@/ui/section-frame';
import { useNow } from '@/ui/use-now';

interface TileSectionProps {
  title: string;
  seeAll?: Path;
  listings: readonly Listing[];
}

/** A few listings as tiles. Renders nothing without listings. */
export function TileSection({ listings, ...frame }: TileSectionProps) {
  const visitor = useVisitorPlace();
  const now = useNow();
  if (listings.length === 0) return null;
  return (
    <SectionFrame {...frame}>
      <Tiles listings={listings} visitor={visitor} now={now} eager={0} slots={appSlots} />
    </SectionFrame>
  );
}
