import { PageHeading } from '@/ui/page-heading';

export const NearbyHeading = () => (
  <PageHeading lead="Verified offers within 2 km, nearest first.">Shops around you</PageHeading>
);
