import { useMemo } from 'react';
import { t } from '@/language/translate';
import { ContactBar } from '@/listings/detail/contact-bar';
import { ContactPanel } from '@/listings/detail/contact-panel';
import type { Shop } from './group-shops';
import { shopContact } from './shop-contact';

/** The ways to a shop, as to the seller of an offer: beside its name on a desktop, else at the end of the screen. */
export function ShopContacts({ shop, isDesktop }: { shop: Shop; isDesktop: boolean }) {
  const { phone, ways } = useMemo(() => shopContact(shop), [shop]);
  if (ways.length === 0)
    return (
      <p className="mb-2 rounded-control bg-sunken px-4 py-2 text-sm">
        {t('This shop gave no contact. Ask for what you need in the box below: sellers read the requests.')}
      </p>
    );
  return isDesktop ? <ContactPanel phone={phone} ways={ways} /> : <ContactBar ways={ways} />;
}
