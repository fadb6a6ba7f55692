import { Globe, type IconNode, Music2, Phone, Send } from 'lucide';
import { addressOf } from '@/platform/own-path';
import { detailPath } from '@/platform/first-paths';
import { message, t } from '@/language/translate';
import { type PhoneNumber, readPhoneNumbers } from '@/platform/text/phone-numbers';
import { telegramDraft } from '@/platform/text/telegram-link';
import type { Listing } from './listing';

export interface ContactLink {
  /** English; translated where it is shown. */
  label: string;
  href: string;
  icon: IconNode;
  /** What a call dials, as it is written. */
  number?: string;
}

/** Room for the words of a message: sellers write whole descriptions into a name. */
const longestName = 80;

/** A listing as a message names it: by its name and its address. */
export function namedInMessage({ id, name }: Listing): string {
  const short = name.length > longestName ? `${name.slice(0, longestName)}…` : name;
  return `“${short}” ${addressOf(detailPath(id))}`;
}

/**
 * Telegram with a message to the seller that names the listing, where the address is a user's; null without an
 * address.
 */
export const telegramOf = (listing: Listing): string | null =>
  listing.telegram &&
  telegramDraft(
    listing.telegram,
    t('Hello, is this offer still available? {offer}', { offer: namedInMessage(listing) }),
  );

/** The number that dials the seller; undefined without one. */
export const numberOf = ({ phone }: Pick<Listing, 'phone'>): PhoneNumber | undefined =>
  readPhoneNumbers(phone ?? '')[0];

/** Where a seller can be reached; null for what is not given. */
interface ContactAddresses {
  /** As the seller has written it: there may be several numbers in it. */
  phone: string | null;
  telegram: string | null;
  tiktok: string | null;
  website: string | null;
}

/** The ways to reach a seller, the most direct first. */
export function contactLinks({ phone, telegram, tiktok, website }: ContactAddresses): readonly ContactLink[] {
  const [call, secondCall] = readPhoneNumbers(phone ?? '');
  const ways: readonly [string, string | null | undefined, IconNode, (string | undefined)?][] = [
    [message('Call'), call?.href, Phone, call?.text],
    [message('Call 2'), secondCall?.href, Phone, secondCall?.text],
    ['Telegram', telegram, Send],
    ['TikTok', tiktok, Music2],
    [message('Website'), website, Globe],
  ];
  return ways.flatMap(([label, href, icon, number]) =>
    href ? [{ label, href, icon, ...(number !== undefined && { number }) }] : [],
  );
}

/** The ways to reach the seller that the listing names. */
export const listingContactLinks = (listing: Listing): readonly ContactLink[] =>
  contactLinks({ ...listing, telegram: telegramOf(listing) });
