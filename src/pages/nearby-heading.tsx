import { t } from '@/language/translate';
import { PageHeading } from '@/ui/page-heading';

export const NearbyHeading = () => (
  <PageHeading lead={t('Verified offers within 2 km, nearest first.')}>{t('Shops around you')}</PageHeading>
);
