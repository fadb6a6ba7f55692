import { message, t } from '@/language/translate';
import { announce } from './announcement';

/** Long enough to copy a text by hand, in ms. */
const timeToCopy = 30_000;

/** What is said of each kind of text. */
const answers = {
  link: { copied: message('Link copied.'), refusal: message('Copy this link: {text}') },
  number: { copied: message('Number copied.'), refusal: message('Copy this number: {text}') },
  message: { copied: message('Message copied.'), refusal: message('Copy this message: {text}') },
} as const;

/** Copies a text and says so; where the browser refuses, shows it to be copied by hand, or says `refusal`. */
export async function copyText(
  text: string,
  what: keyof typeof answers,
  refusal = t(answers[what].refusal, { text }),
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce({ text: t(answers[what].copied), tone: 'ok' });
  } catch {
    announce({ text: refusal, tone: 'plain', duration: timeToCopy });
  }
}
