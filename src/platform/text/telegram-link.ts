import { parseUrl } from './links';

const hosts = new Set(['t.me', 'telegram.me', 'telegram.dog']);
/** What is no user at `t.me/…`: the addresses of groups, stickers and the like. */
const reserved =
  /^(?:addemoji|addlist|addstickers|addtheme|boost|confirmphone|contact|giftcode|invoice|joinchat|login|proxy|setlanguage|share|socks)$/i;
const userName = /^[a-z][a-z\d_]{3,31}$/i;
const phoneNumber = /^\+\d{7,15}$/;

/** Whether a user of Telegram may have this name. */
export const isTelegramUser = (name: string): boolean => userName.test(name) && !reserved.test(name);

/**
 * The address with `text` as the draft of a message, where it is a user's or a phone number's on Telegram: they
 * know the parameter `text`. Any other address stays as it is, and so does one with parameters of its own.
 */
export function telegramDraft(address: string, text: string): string {
  const url = parseUrl(address);
  if (!url || !hosts.has(url.hostname.replace(/^www\./, '')) || url.search !== '') return address;
  const name = url.pathname.replace(/^\/@?|\/$/g, '');
  if (!phoneNumber.test(name) && !isTelegramUser(name)) return address;
  // Unlike `encodeURIComponent`, this takes half of a character pair; the apps would show its plus for a space.
  const query = new URLSearchParams({ text }).toString().replaceAll('+', '%20');
  return `https://t.me/${name}?${query}`;
}
