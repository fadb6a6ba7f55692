import { Globe, Music2, Phone, Send, type IconNode } from 'lucide';
import type { Listing } from '@/listings/catalogue/listing';

/** One way to reach the seller. */
export interface ContactWay {
  label: string;
  href: string;
  icon: IconNode;
}

/** The number to dial; sellers write two into the one field. */
const firstNumber = (phone: string) => /\+?\d[\d\s().-]*/.exec(phone)?.[0].replace(/[^\d+]/g, '') ?? '';

/** The ways to reach the seller that the listing names, the most direct first. */
export function contactWays({ phone, telegram, tiktok, website }: Listing): readonly ContactWay[] {
  const ways: readonly [string, string | null, IconNode][] = [
    ['Call', phone && `tel:${firstNumber(phone)}`, Phone],
    ['Telegram', telegram, Send],
    ['TikTok', tiktok, Music2],
    ['Website', website, Globe],
  ];
  return ways.flatMap(([label, href, icon]) => (href ? [{ label, href, icon }] : []));
}
