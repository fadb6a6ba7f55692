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
/** Matches between two links: white space, `|`, or the place before an `https://` that starts a new address. */
const betweenLinks = /[\s|]+|(?<![=/?&#:])(?=https?:\/\/)/i;

function readWord(word: string): string | null {
  // Removes a pasted scheme before an address that has its own, and repairs a scheme without its colon.
  const typed = word.replace(/^(?:https?:?\/\/+)+(?=https?:?\/\/)/i, '').replace(/^https?\/\//i, 'https://');
  const url = parseUrl(!hasScheme.test(typed) && looksLikeHost.test(typed) ? `https://${typed}` : typed);
  if (!url?.hostname.includes('.')) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A user name before an @ disguises the host.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * Returns the first http or https address in a text, or null. A bare `t.me/name` gets https. A `javascript:` address
 * must never reach an `href`.
 */
export function parseLink(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  for (const word of text.replace(withoutWidth, '').split(betweenLinks)) {
    const link = readWord(word.replace(/[,;.!]+$/, ''));
    // Stops at a broken address: the next words may belong to it.
    if (link !== null || /^https?:\/\/[^/]/i.test(word)) return link;
  }
  return null;
}

/** Paths at `t.me/…` that do not name users, such as groups and stickers. */
const reserved =
  /^(?:addemoji|addlist|addstickers|addtheme|boost|confirmphone|contact|giftcode|invoice|joinchat|login|proxy|setlanguage|share|socks)$/i;
const telegramUser = /^[a-z][a-z\d_]{3,31}$/i;
/** A TikTok name has at least one letter. */
const tiktokUser = /^(?=[\d_.]*[a-z])[\w.]{1,23}\w$/i;

export const isTelegramUser = (name: string): boolean => telegramUser.test(name) && !reserved.test(name);

/** Returns the first web address in a text, or the profile's address if the text is only an @name. */
export function parseProfile(text: unknown, site: 'telegram' | 'tiktok'): string | null {
  const link = parseLink(text);
  if (link !== null || typeof text !== 'string') return link;
  const [, name = ''] = /^@(\S+)$/.exec(text.replace(withoutWidth, '').trim()) ?? [];
  if (site === 'telegram') return isTelegramUser(name) ? `https://t.me/${name}` : null;
  return tiktokUser.test(name) ? `https://www.tiktok.com/@${name}` : null;
}

const telegramHosts = new Set(['t.me', 'telegram.me', 'telegram.dog']);
const phoneNumber = /^\+\d{7,15}$/;

/** Adds a draft message to the Telegram address of a user or phone number. Other addresses stay unchanged. */
export function telegramDraft(address: string, text: string): string {
  const url = parseUrl(address);
  if (!url || !telegramHosts.has(url.hostname.replace(/^www\./, '')) || url.search !== '') return address;
  const name = url.pathname.replace(/^\/@?|\/$/g, '');
  if (!phoneNumber.test(name) && !isTelegramUser(name)) return address;
  // `encodeURIComponent` throws at half a surrogate pair. Telegram shows plus signs instead of spaces.
  const query = new URLSearchParams({ text }).toString().replaceAll('+', '%20');
  return `https://t.me/${name}?${query}`;
}
