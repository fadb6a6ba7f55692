import { isTelegramUser, parseLink, parseProfile, parseUrl } from '@/platform/text/links';

/** The addresses in an advert, in the format of their fields; '' if missing. */
interface AdvertLinks {
  telegram: string;
  tiktok: string;
  website: string;
}

const domainEndings = 'com|et|net|org|shop|store|info|biz|africa|me|co|io|app';
const addressPattern = new RegExp(
  String.raw`(?<![\p{L}\d@._/-])(?:(?:https?:\/\/|www\.)[^\s<>"“”፣፤]+|(?:[a-z\d-]+\.)+(?:${domainEndings})(?![\p{L}\d@])(?:\/[^\s<>"“”፣፤]*)?)`,
  'giu',
);
const handlePattern = /(?<![\p{L}\d_./@-])@([a-z\d_](?:[a-z\d_]|\.(?=[a-z\d])){2,31})(?![\p{L}\d_@])/giu;

/** Social networks and redirecting services, which are not a seller's own site. */
const otherHosts =
  /(?:^|\.)(?:facebook|fb|instagram|youtube|youtu|twitter|x|whatsapp|wa|viber|imo|snapchat|goo|google|apple|bit|linkedin|pinterest|telegram|tiktok|t)\.[a-z.]+$/i;
const telegramHosts = /^(?:www\.)?(?:t\.me|telegram\.me|telegram\.dog)$/i;
const tiktokHosts = /^(?:[a-z]+\.)?tiktok\.com$/i;

/** Matches platforms. An @name belongs to the last platform before it. */
const platformPattern =
  /(?<tiktok>\btik\s?tok\b|ቲክ ?ቶክ)|\b(?<other>instagram|insta|ig|facebook|fb|twitter|youtube|snapchat|imo|viber)\b|\b(?:telegram|tg)\b|ቴሌግራም/giu;
/** Words for a channel. A buyer who writes to a channel gets no answer. */
const channelWords = /\b(?:join|channel|subscribe|follow|group)\b|ቻናል|ይቀላቀሉ|ግሩፕ|ጆይን/iu;

type Platform = 'telegram' | 'tiktok' | 'other';

function platformOf(words: string): Platform {
  const { other, tiktok } = [...words.matchAll(platformPattern)].at(-1)?.groups ?? {};
  return other ? 'other' : tiktok ? 'tiktok' : 'telegram';
}

interface FoundAddress {
  kind: Platform | 'website';
  href: string;
  isChannel: boolean;
  /** Whether the address is an @name. An @name belongs to a person, but a link may be a channel's. */
  isHandle: boolean;
}

type ClassifiedAddress = Pick<FoundAddress, 'kind' | 'href'>;

function readAddress(typed: string): ClassifiedAddress | null {
  const href = parseLink(typed.replace(/[.,;:!?)\]}»'’]+$/u, ''));
  const url = href === null ? null : parseUrl(href);
  if (!href || !url) return null;
  const [first = '', second] = url.pathname.split('/').filter(Boolean);
  if (telegramHosts.test(url.hostname))
    return second === undefined && isTelegramUser(first)
      ? { kind: 'telegram', href: `https://t.me/${first}` }
      : null;
  if (tiktokHosts.test(url.hostname))
    return /^@[\w.]{2,24}$/.test(first) ? { kind: 'tiktok', href: `https://www.tiktok.com/${first}` } : null;
  // The app's own Telegram text ends with a link to an offer's page on this site.
  const isMarket = url.host === window.location.host;
  return isMarket || otherHosts.test(url.hostname) ? null : { kind: 'website', href };
}

function readHandle(name: string, words: string): ClassifiedAddress | null {
  const kind = platformOf(words);
  if (kind === 'other' || (kind === 'telegram' && /bot$/i.test(name))) return null;
  const href = parseProfile(`@${name}`, kind);
  return href === null ? null : { kind, href };
}

function findAddresses(line: string, lineBefore: string): readonly FoundAddress[] {
  // The previous line may introduce this line, with a colon or a pointing hand.
  const context = /[:፡፦]\s*$|\u{1F447}|\u2B07/u.test(lineBefore) ? lineBefore : '';
  const isChannel = channelWords.test(
    context + line.replace(addressPattern, ' ').replace(handlePattern, ' '),
  );
  const addresses = [...line.matchAll(addressPattern)].map(([typed]) => readAddress(typed));
  const handles = [
    ...line.replace(addressPattern, (typed) => ' '.repeat(typed.length)).matchAll(handlePattern),
  ].map(({ 1: name = '', index }) => readHandle(name, `${context} ${line.slice(0, index)}`));
  const all = (targets: readonly (ClassifiedAddress | null)[], isHandle: boolean) =>
    targets.flatMap((target) => (target ? [{ ...target, isChannel, isHandle }] : []));
  return [...all(addresses, false), ...all(handles, true)];
}

/** The only address of a kind; '' if there are several, because none of them is certain. */
function onlyOne(all: readonly FoundAddress[], kind: FoundAddress['kind']): string {
  const addresses = new Set(all.filter((one) => one.kind === kind).map(({ href }) => href));
  const [first] = addresses;
  return addresses.size === 1 && first !== undefined ? first : '';
}

/** Reads the addresses in an advert. Of several Telegram users, takes the first @name or the only link. */
export function readAdvertLinks(text: string): AdvertLinks {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) => findAddresses(line, lines[index - 1] ?? ''));
  const persons = found.filter(({ kind, isChannel }) => kind === 'telegram' && !isChannel);
  const person = persons.find(({ isHandle }) => isHandle)?.href ?? onlyOne(persons, 'telegram');
  return {
    telegram: person || (persons.length > 0 ? '' : onlyOne(found, 'telegram')),
    tiktok: onlyOne(found, 'tiktok'),
    website: onlyOne(found, 'website'),
  };
}
