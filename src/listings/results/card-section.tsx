import type { Path } from '@/config/paths';
import type { Listing } from '@/listings/catalogue/listing';
import { CardGrid } from './card-grid';
import { SectionFrame } from './section-frame';

interface CardSectionProps {
  title: string;
  seeAll?: Path;
  listings: readonly Listing[];
  /** Milliseconds. */
  now: number;
}

/** Listings that are there already, as cards under a heading. */
export function CardSection({ listings, now, ...frame }: CardSectionProps) {
  return (
    <SectionFrame {...frame}>
      <CardGrid listings={listings} now={now} />
    </SectionFrame>
  );
}
