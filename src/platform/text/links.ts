/**
 * The parsed address, absolute unless there is a base; or null. `URL.canParse` is younger than the browsers we
 * serve.
 */
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
/** Between two links: spaces, and the start of one that is no part of the address before it. */
const betweenLinks = /[\s|]+|(?<![=/?&#:])(?=https?:\/\/)/i;

/** The address of a web page that one word is; null where it is none. */
function readWord(word: string): string | null {
  // A scheme pasted before an address that has its own, or one that has lost its colon.
  const typed = word.replace(/^(?:https?:?\/\/+)+(?=https?:?\/\/)/i, '').replace(/^https?\/\//i, 'https://');
  const url = parseUrl(!hasScheme.test(typed) && looksLikeHost.test(typed) ? `https://${typed}` : typed);
  if (!url?.hostname.includes('.')) return null;
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // A user name before an @ makes an address look like one of another host.
  return isWeb && url.username === '' && url.password === '' ? url.href : null;
}

/**
 * The first web address of a text that is safe to put in `href`, or null; a bare `t.me/name` gets https. Only http
 * and https pass, because sellers type these fields and `javascript:` must never reach a link.
 */
export function parseLink(text: unknown): string | null {
  if (typeof text !== 'string') return null;
  for (const word of text.replace(withoutWidth, '').split(betweenLinks)) {
    const link = readWord(word.replace(/[,;.!]+$/, ''));
    // What follows a broken address may be the rest of it.
    if (link !== null || /^https?:\/\/[^/]/i.test(word)) return link;
  }
  return null;
}

/** The whole address of what a page of this origin names; null for what is no address, as a server may list. */
export const wholeAddress = (address: string, origin: string): string | null =>
  parseUrl(address, origin)?.href ?? null;
