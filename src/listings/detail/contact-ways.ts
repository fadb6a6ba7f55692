import { Globe, type IconNode, Music2, Phone, Send } from 'lucide';
import { addressOf } from '@/browser/own-path';
import { detailPath } from '@/config/first-paths';
import { message, t } from '@/language/translate';
import { splitAtPhoneNumbers } from '@/lib/phone-numbers';
import { telegramDraft } from '@/lib/telegram-link';
import type { Listing } from '@/listings/catalogue/listing';

export interface ContactWay {
  /** English; translated where it is shown. */
  label: string;
  href: string;
  icon: IconNode;
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

/** The number to dial: sellers often write two into the one field. */
const firstNumber = (phone: string) => /\+?\d[\d\s().-]*/.exec(phone)?.[0].replace(/[^\d+]/g, '') ?? '';

/** What dials the seller; null without a number. */
export const callOf = ({ phone }: Pick<Listing, 'phone'>): string | null =>
  phone && `tel:${firstNumber(phone)}`;

/** Where a seller can be reached; null for what is not given. */
interface ContactAddresses {
  call: string | null;
  telegram: string | null;
  tiktok: string | null;
  website: string | null;
}

/** The ways to reach a seller, the most direct first. */
export function waysTo({ call, telegram, tiktok, website }: ContactAddresses): readonly ContactWay[] {
  const ways: readonly [string, string | null, IconNode][] = [
    [message('Call'), call, Phone],
    ['Telegram', telegram, Send],
    ['TikTok', tiktok, Music2],
    [message('Website'), website, Globe],
  ];
  return ways.flatMap(([label, href, icon]) => (href ? [{ label, href, icon }] : []));
}

/** The ways to reach the seller that the listing names. */
export const contactWays = (listing: Listing): readonly ContactWay[] =>
  waysTo({ ...listing, call: callOf(listing), telegram: telegramOf(listing) });

/** The numbers in the field for one, as they are written; a field that holds none that is known is taken as one. */
export function contactNumbers(phone: string): readonly { text: string; href: string }[] {
  const numbers = splitAtPhoneNumbers(phone).flatMap(({ text, href }) => (href ? [{ text, href }] : []));
  return numbers.length > 0 ? numbers : [{ text: phone, href: `tel:${firstNumber(phone)}` }];
}
