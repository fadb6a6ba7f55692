import { addressOf } from '@/browser/own-path';
import { sellerPath } from '@/config/link-builders';
import { t } from '@/language/translate';
import { telegramDraft } from '@/lib/telegram-link';
import type { Listing } from '@/listings/catalogue/listing';
import { type ContactWay, callOf, waysTo } from '@/listings/detail/contact-ways';
import type { Shop } from './group-shops';

/** How a shop can be reached. */
export interface ShopContact {
  /** As it is written. */
  phone: string | null;
  ways: readonly ContactWay[];
}

/** By what its offers name, of each way the newest: sellers change their numbers. */
export function shopContact({ id, listings }: Shop): ShopContact {
  const newest = (read: (listing: Listing) => string | null) =>
    listings.map(read).find((address) => address !== null) ?? null;
  const phone = newest((listing) => listing.phone);
  const telegram = newest((listing) => listing.telegram);
  const shop = `“${id}” ${addressOf(sellerPath(id))}`;
  const words = t('Hello, I have a question about your offers. {shop}', { shop });
  return {
    phone,
    ways: waysTo({
      call: callOf({ phone }),
      telegram: telegram && telegramDraft(telegram, words),
      tiktok: newest(({ tiktok }) => tiktok),
      website: newest(({ website }) => website),
    }),
  };
}
