import { parseUrl } from './links';

const hosts = new Set(['t.me', 'telegram.me', 'telegram.dog']);
/** Paths at `t.me/…` that are not users: groups, stickers and the like. */
const reserved =
  /^(?:addemoji|addlist|addstickers|addtheme|boost|confirmphone|contact|giftcode|invoice|joinchat|login|proxy|setlanguage|share|socks)$/i;
const userName = /^[a-z][a-z\d_]{3,31}$/i;
const phoneNumber = /^\+\d{7,15}$/;

/** Whether Telegram allows this user name. */
export const isTelegramUser = (name: string): boolean => userName.test(name) && !reserved.test(name);

/**
 * Adds `text` as a draft message to the Telegram address of a user or phone number. Any other address stays as
 * it is, and so does one with its own parameters.
 */
export function telegramDraft(address: string, text: string): string {
  const url = parseUrl(address);
  if (!url || !hosts.has(url.hostname.replace(/^www\./, '')) || url.search !== '') return address;
  const name = url.pathname.replace(/^\/@?|\/$/g, '');
  if (!phoneNumber.test(name) && !isTelegramUser(name)) return address;
  // Unlike `encodeURIComponent`, URLSearchParams accepts half a surrogate pair. Telegram would show its plus
  // signs, so they become %20.
  const query = new URLSearchParams({ text }).toString().replaceAll('+', '%20');
  return `https://t.me/${name}?${query}`;
}
