import { splitAtPhoneNumbers } from '@/platform/text/phone-numbers';
import { isTelegramUser } from '@/platform/text/telegram-link';

/** What people write around a Telegram name. */
const aroundName = /^(?:(?:https?:\/\/)?(?:www\.)?t\.me\/|@)|\/$/gi;

/** In characters: the field is for one number or name. */
const maxContactLength = 80;

/**
 * The end of a request that tells how to reach its writer, worded so that it becomes a link
 * (`ui/contact-links.tsx`). The API has no field for it. '' for an empty field; null if it is neither a phone
 * number nor a Telegram name.
 */
export function contactSentence(contact: string): string | null {
  const text = contact.trim().replace(/\s+/g, ' ');
  if (text === '') return '';
  const call = `call ${text}`;
  if (text.length <= maxContactLength && splitAtPhoneNumbers(call).some(({ href }) => href !== null))
    return ` – ${call}`;
  const name = text.replace(aroundName, '');
  return isTelegramUser(name) ? ` – Telegram t.me/${name}` : null;
}

/** Removes what `contactSentence` added, because a Telegram name is nothing that is wanted. */
export const withoutContact = (message: string): string =>
  message.replace(/ – (?:call [^–]*|Telegram t\.me\/\w+)$/, '');
