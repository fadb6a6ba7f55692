import { announce } from './announcement';

/** Long enough to copy a text by hand, in ms. */
const timeToCopy = 30_000;

/**
 * Copies a text and says so; where the browser refuses, shows it to be copied by hand, or says `refusal`.
 * `what` names it, such as 'link'.
 */
export async function copyText(
  text: string,
  what: string,
  refusal = `Copy this ${what}: ${text}`,
): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    announce({ text: `${what[0]?.toUpperCase() ?? ''}${what.slice(1)} copied.`, tone: 'ok' });
  } catch {
    announce({ text: refusal, tone: 'plain', duration: timeToCopy });
  }
}
