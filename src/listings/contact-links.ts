import { Globe, Music2, Phone, Send, type IconNode } from 'lucide';
import { message, t } from '@/language/translate';
import { absoluteAddress } from '@/platform/own-path';
import { detailPath } from '@/platform/paths';
import { limitText } from '@/platform/text/limit-text';
import { telegramDraft } from '@/platform/text/links';
import { readPhoneNumbers } from '@/platform/text/phone-numbers';
import type { Listing } from './listing';

export interface ContactLink {
  /** In English; translated when shown. */
  label: string;
  href: string;
  icon: IconNode;
  /** The number that a call dials, as screens show it. */
  number?: string;
}

/** In characters. Some sellers write a whole description into the name. */
const maxNameLength = 80;

export function describeInMessage({ id, name }: Listing): string {
  const short = name.length > maxNameLength ? `${limitText(name, maxNameLength)}…` : name;
  return `“${short}” ${absoluteAddress(detailPath(id))}`;
}

/** The Telegram link, with a draft message if the link leads to a user. */
const telegramLink = (listing: Listing): string | null =>
  listing.telegram &&
  telegramDraft(
    listing.telegram,
    t('Hello, is this offer still available? {offer}', { offer: describeInMessage(listing) }),
  );

interface SellerContacts {
  /** As the seller wrote it. It may contain several numbers. */
  phone: string | null;
  telegram: string | null;
  tiktok: string | null;
  website: string | null;
}

/** The contact links, most direct first. */
export function contactLinks({ phone, telegram, tiktok, website }: SellerContacts): readonly ContactLink[] {
  const [call, secondCall] = readPhoneNumbers(phone ?? '');
  const links: readonly [string, string | null | undefined, IconNode, (string | undefined)?][] = [
    [message('Call'), call?.href, Phone, call?.text],
    [message('Call 2'), secondCall?.href, Phone, secondCall?.text],
    ['Telegram', telegram, Send],
    ['TikTok', tiktok, Music2],
    [message('Website'), website, Globe],
  ];
  return links.flatMap(([label, href, icon, number]) =>
    href ? [{ label, href, icon, ...(number !== undefined && { number }) }] : [],
  );
}

export const listingContactLinks = (listing: Listing): readonly ContactLink[] =>
  contactLinks({ ...listing, telegram: telegramLink(listing) });
