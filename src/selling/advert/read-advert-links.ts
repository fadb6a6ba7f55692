import { isTelegramUser, parseLink, parseProfile, parseUrl } from '@/platform/text/links';

const domainEndings = 'com|et|net|org|shop|store|info|biz|africa|me|co|io|app';
const addressPattern = new RegExp(
  String.raw`(?<![\p{L}\d@._/-])(?:(?:https?:\/\/|www\.)[^\s<>"“”፣፤]+|(?:[a-z\d-]+\.)+(?:${domainEndings})(?![\p{L}\d@])(?:\/[^\s<>"“”፣፤]*)?)`,
  'giu',
);
const profileNamePattern = /(?<![\p{L}\d_./@-])@([a-z\d_](?:[a-z\d_]|\.(?=[a-z\d])){2,31})(?![\p{L}\d_@])/giu;

/** Social networks and redirecting services, which are not a seller's own site. */
const otherHosts =
  /(?:^|\.)(?:facebook|fb|instagram|youtube|youtu|twitter|x|whatsapp|wa|viber|imo|snapchat|goo|google|apple|bit|linkedin|pinterest|telegram|tiktok|t)\.[a-z.]+$/i;
const telegramHosts = /^(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)$/i;
const tiktokHosts = /^(?:[a-z]+\.)?tiktok\.com$/i;

const tiktokWords = /\btik\s?tok\b|ቲክ\s?ቶክ/iu;
const otherPlatformWords = /\b(?:instagram|insta|ig|facebook|fb|twitter|youtube|snapchat|imo|viber)\b/iu;
/** Words for a channel. A buyer who writes to a channel gets no answer. */
const channelWords = /\b(?:join|channel|subscribe|follow|group)\b|ቻናል|ይቀላቀሉ|ግሩፕ|ጆይን/iu;

interface FoundAddress {
  kind: 'telegram' | 'tiktok' | 'website';
  href: string;
}

function readAddress(typed: string): FoundAddress | null {
  const href = parseLink(typed.replace(/[.,;:!?)\]}»'’]+$/u, ''));
  const url = href === null ? null : parseUrl(href);
  if (!href || !url) return null;
  const [first = '', second] = url.pathname.split('/').filter(Boolean);
  if (telegramHosts.test(url.hostname))
    return second === undefined && isTelegramUser(first)
      ? { kind: 'telegram', href: `https://t.me/${first}` }
      : null;
  if (tiktokHosts.test(url.hostname))
    return first.startsWith('@') ? { kind: 'tiktok', href: `https://www.tiktok.com/${first}` } : null;
  // The app's own Telegram text ends with a link to an offer's page on this site.
  const isMarket = url.host === window.location.host;
  return isMarket || otherHosts.test(url.hostname) ? null : { kind: 'website', href };
}

/** The @names in a line: of TikTok if the line says so, otherwise of Telegram. */
function readProfileNames(line: string): readonly FoundAddress[] {
  if (otherPlatformWords.test(line)) return [];
  const kind = tiktokWords.test(line) ? 'tiktok' : 'telegram';
  return [...line.matchAll(profileNamePattern)].flatMap(([name]) => {
    const href = parseProfile(name, kind);
    return href === null ? [] : { kind, href };
  });
}

/** The only address of a kind; '' if there are several, because none is certain. */
function onlyOne(all: readonly FoundAddress[], kind: FoundAddress['kind']): string {
  const [first, ...others] = new Set(all.filter((one) => one.kind === kind).map(({ href }) => href));
  return others.length === 0 ? (first ?? '') : '';
}

/**
 * Reads the addresses in an advert, in the format of their fields. Of several Telegram addresses, takes the first @name
 * that is not a channel's.
 */
export function readAdvertLinks(text: string): Record<FoundAddress['kind'], string> {
  const links = [...text.matchAll(addressPattern)].flatMap(([typed]) => readAddress(typed) ?? []);
  const lines = text.replace(addressPattern, ' ').split('\n');
  const persons = lines.filter((line) => !channelWords.test(line)).flatMap(readProfileNames);
  const found = [...links, ...lines.flatMap(readProfileNames)];
  return {
    telegram: persons.find(({ kind }) => kind === 'telegram')?.href ?? onlyOne(found, 'telegram'),
    tiktok: onlyOne(found, 'tiktok'),
    website: onlyOne(found, 'website'),
  };
}
