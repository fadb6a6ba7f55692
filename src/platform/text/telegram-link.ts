import { isTelegramUser, parseUrl } from './links';

const hosts = new Set(['t.me', 'telegram.me', 'telegram.dog']);
const phoneNumber = /^\+\d{7,15}$/;

/**
 * Adds `text` as a draft message to the Telegram address of a user or phone number. Other addresses, and addresses with
 * their own parameters, stay unchanged.
 */
export function telegramDraft(address: string, text: string): string {
  const url = parseUrl(address);
  if (!url || !hosts.has(url.hostname.replace(/^www\./, '')) || url.search !== '') return address;
  const name = url.pathname.replace(/^\/@?|\/$/g, '');
  if (!phoneNumber.test(name) && !isTelegramUser(name)) return address;
  // URLSearchParams accepts half a surrogate pair, at which `encodeURIComponent` throws. Telegram would show its plus
  // signs, so they become %20.
  const query = new URLSearchParams({ text }).toString().replaceAll('+', '%20');
  return `https://t.me/${name}?${query}`;
}
