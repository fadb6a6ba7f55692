/** Parses an address, or returns null. `URL.canParse` is newer than our oldest browsers. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}

// A colon before digits is a port, as in example.com:8080.
const hasScheme = /^[a-z][a-z\d+.-]*:(?!\d+([/?#]|$))/i;
const looksLikeHost = /^[\w-]+(\.[\w-]+)*\.[a-z]{2,}([/?#:].*)?$/i;
const withoutWidth = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Separates links: spaces, or an `https://` that is not part of the address before it. */
const betweenLinks = /[\s|]+|(?<![=/?&#:])(?=https?:\/\/)/i;

/** Returns the web address that a word stands for, or null. */
function readWord(word: string): string | null {
  // Removes a scheme that was pasted before an address with a scheme, and repairs a scheme without its colon.
  const typed = word.replace(/^(?:https?:?\/\/+)+(?=https?:?\/\/)/i, '').replace(/^https?\/\//i, 'https://');
  const url = parseUrl(!hasScheme.test(typed) && looksLikeHost.test(typed) ? `https://${typed}` : typed);
  if (!url?.hostname.includes('.')) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A user name before an @ makes an address look like another host's.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * Returns the first web address in a text that is safe for `href`, or null. A bare `t.me/name` gets https. Only
 * http and https pass: sellers type these fields, and `javascript:` must never reach a link.
 */
export function parseLink(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  for (const word of text.replace(withoutWidth, '').split(betweenLinks)) {
    const link = readWord(word.replace(/[,;.!]+$/, ''));
    // The words after a broken address may be the rest of the address.
    if (link !== null || /^https?:\/\/[^/]/i.test(word)) return link;
  }
  return null;
}

/** Paths at `t.me/…` that are not users: groups, stickers and the like. */
const reserved =
  /^(?:addemoji|addlist|addstickers|addtheme|boost|confirmphone|contact|giftcode|invoice|joinchat|login|proxy|setlanguage|share|socks)$/i;
const telegramUser = /^[a-z][a-z\d_]{3,31}$/i;
/** TikTok allows no name of digits only. */
const tiktokUser = /^(?=[\d_.]*[a-z])[\w.]{1,23}\w$/i;

/** Whether Telegram allows this user name. */
export const isTelegramUser = (name: string): boolean => telegramUser.test(name) && !reserved.test(name);

/** Returns the first web address in a text, or that of the profile for a text that is only an @name; or null. */
export function parseProfile(text: unknown, site: 'telegram' | 'tiktok'): string | null {
  const link = parseLink(text);
  if (link !== null || typeof text !== 'string') return link;
  const [, name = ''] = /^@(\S+)$/.exec(text.replace(withoutWidth, '').trim()) ?? [];
  if (site === 'telegram') return isTelegramUser(name) ? `https://t.me/${name}` : null;
  return tiktokUser.test(name) ? `https://www.tiktok.com/@${name}` : null;
}

/** Resolves an address against an origin. Returns null if the server lists something that is not an address. */
export const resolveAddress = (address: string, origin: string): string | null =>
  parseUrl(address, origin)?.href ?? null;
