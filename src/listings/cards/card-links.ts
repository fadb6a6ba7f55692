import type { Listing } from '@/listings/catalogue/listing';

/** The links of an opened card, in the words of the specification; only those that are there. */
export function cardLinks({
  telegram,
  tiktok,
  website,
}: Listing): readonly { label: string; href: string }[] {
  const links: readonly [string, string | null][] = [
    ['Telegram', telegram],
    ['Ticktalk', tiktok],
    ['Website', website],
  ];
  return links.flatMap(([label, href]) => (href ? [{ label, href }] : []));
}
