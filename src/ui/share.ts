import { message, t } from '@/language/translate';
import { absoluteAddress } from '@/platform/own-path';
import { announce } from './announcement';

/** How long a text that people must copy by hand is shown, in ms. */
const timeToCopy = 30_000;

const announcements = {
  link: { copied: message('Link copied.'), refusal: message('Copy this link: {text}') },
  number: { copied: message('Number copied.'), refusal: message('Copy this number: {text}') },
  text: { copied: message('Text copied.'), refusal: message('Copy this text: {text}') },
  message: {
    copied: message('Message copied.'),
    refusal: message('Tap the message and copy it by hand.'),
  },
} as const;

/** Returns false if the browser refuses to write. */
async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Copies a text and announces it. If the browser refuses, shows the text for copying by hand. */
export async function copyText(text: string, what: keyof typeof announcements): Promise<void> {
  if (await writeClipboard(text)) announce({ text: t(announcements[what].copied), tone: 'ok' });
  else announce({ text: t(announcements[what].refusal, { text }), tone: 'plain', duration: timeToCopy });
}

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Opens the device's share sheet. Returns false if there is no share sheet or it fails. */
async function openShareSheet(data: ShareData): Promise<boolean> {
  if (typeof navigator.share !== 'function' || navigator.canShare?.(data) === false) return false;
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isDismissal(error);
  }
}

export async function shareAddress(path: string, title: string): Promise<void> {
  const url = absoluteAddress(path);
  if (await openShareSheet({ title, url })) return;
  await copyText(url, 'link');
}
