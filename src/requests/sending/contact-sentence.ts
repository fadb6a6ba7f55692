import { isTelegramUser } from '@/platform/text/links';
import { splitAtPhoneNumbers } from '@/platform/text/phone-numbers';

/** What people write around a Telegram name. */
const aroundName = /^(?:(?:https?:\/\/)?(?:www\.)?t\.me\/|@)|\/$/gi;

/** In characters. The field is for one phone number or name. */
const maxContactLength = 80;

/**
 * The end of a request, which says how to reach its writer; '' for an empty field, null for anything but a phone number
 * or a Telegram name. `ui/linked-contacts.tsx` makes the contact a link.
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

/** Removes the contact sentence, because a name in it would look like a wanted thing. */
export const withoutContact = (message: string): string =>
  message.replace(/ – (?:call [^–]*|Telegram t\.me\/\w+)$/, '');
