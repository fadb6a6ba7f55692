import { t } from '@/language/translate';
import { ShopDirectory } from '@/shops/shop-directory';
import { PageHeading } from '@/ui/page-heading';

export default function ShopsDirectoryPage() {
  return (
    <>
      <PageHeading lead={t('All shops with verified offers.')}>{t('Shop directory')}</PageHeading>
      <ShopDirectory />
    </>
  );
}
