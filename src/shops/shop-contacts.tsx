import { useMemo } from 'react';
import { ContactBar, ContactPanel } from '@/browse/seller-contacts';
import { t } from '@/language/translate';
import { contactLinks, type ContactLink } from '@/listings/contact-links';
import type { Listing } from '@/listings/listing';
import type { Shop } from '@/listings/shops';
import { absoluteAddress } from '@/platform/own-path';
import { sellerPath } from '@/platform/paths';
import { telegramDraft } from '@/platform/text/links';

/** The contacts of a shop, each from the newest offer that has one, because sellers change their numbers. */
function shopContactLinks({ id, listings }: Shop): readonly ContactLink[] {
  const newestAddress = (read: (listing: Listing) => string | null) =>
    listings.map(read).find((address) => address !== null) ?? null;
  const telegram = newestAddress((listing) => listing.telegram);
  const shop = `“${id}” ${absoluteAddress(sellerPath(id))}`;
  const draft = t('Hello, I have a question about your offers. {shop}', { shop });
  return contactLinks({
    phone: newestAddress(({ phone }) => phone),
    telegram: telegram && telegramDraft(telegram, draft),
    tiktok: newestAddress(({ tiktok }) => tiktok),
    website: newestAddress(({ website }) => website),
  });
}

/** Links to contact a shop: beside its name on a desktop, and at the bottom of the screen on a phone. */
export function ShopContacts({ shop, isDesktop }: { shop: Shop; isDesktop: boolean }) {
  const links = useMemo(() => shopContactLinks(shop), [shop]);
  if (links.length === 0)
    return (
      <p className="mb-2 rounded-control bg-sunken px-4 py-2 text-sm">
        {t(
          'This shop left no contact details. Ask for what you need in the box below. Sellers read the requests.',
        )}
      </p>
    );
  return isDesktop ? <ContactPanel links={links} /> : <ContactBar links={links} />;
}
