import type { Path } from '@/platform/paths';
import type { Listing } from '@/listings/listing';
import { useVisitorPlace } from '@/place/use-visitor-place';
import { appSlots } from './app-slots';
import { SectionFrame } from './section-frame';
import { Tiles } from './tiles';

interface TileSectionProps {
  title: string;
  seeAll?: Path;
  listings: readonly Listing[];
  /** Milliseconds. */
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
