import { message, t } from '@/language/translate';
import { announce } from './announcement';

/** Long enough to copy a text by hand, in ms. */
const timeToCopy = 30_000;

/** What is said of each kind of text. */
const answers = {
  link: { copied: message('Link copied.'), refusal: message('Copy this link: {text}') },
  number: { copied: message('Number copied.'), refusal: message('Copy this number: {text}') },
  text: { copied: message('Text copied.'), refusal: message('Copy this text: {text}') },
  message: { copied: message('Message copied.'), refusal: message('Copy this message: {text}') },
} as const;

/** Copies a text; false where the browser refuses. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and says so; where the browser refuses, shows it to be copied by hand, or says `refusal`. */
export async function copyText(
  text: string,
  what: keyof typeof answers,
  refusal = t(answers[what].refusal, { text }),
): Promise<void> {
  if (await writeClipboard(text)) announce({ text: t(answers[what].copied), tone: 'ok' });
  else announce({ text: refusal, tone: 'plain', duration: timeToCopy });
}
