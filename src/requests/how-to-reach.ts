import { splitAtPhoneNumbers } from '@/platform/text/phone-numbers';
import { isTelegramUser } from '@/platform/text/telegram-link';

/** What people write around the name of a Telegram user. */
const aroundName = /^(?:(?:https?:\/\/)?(?:www\.)?t\.me\/|@)|\/$/gi;

/** In characters: the field is for one number or name. */
const maxReachLength = 80;

/**
 * What stands at the end of a request so that its writer can be reached, in words that become a link
 * (`ui/contact-links.tsx`): the API has no field for it. Nothing for an empty field, null for what is neither a
 * phone number nor a name on Telegram.
 */
export function reachWords(contact: string): string | null {
  const text = contact.trim().replace(/\s+/g, ' ');
  if (text === '') return '';
  const call = `call ${text}`;
  if (text.length <= maxReachLength && splitAtPhoneNumbers(call).some(({ href }) => href !== null))
    return ` – ${call}`;
  const name = text.replace(aroundName, '');
  return isTelegramUser(name) ? ` – Telegram t.me/${name}` : null;
}

/** A request without the words of `reachWords`: a name on Telegram is nothing that is wanted. */
export const withoutReach = (message: string): string =>
  message.replace(/ – (?:call [^–]*|Telegram t\.me\/\w+)$/, '');
