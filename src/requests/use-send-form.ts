import { useRef, useState, type FormEvent } from 'react';
import { announce } from '@/ui/announcement';

/** How long after a message went out a tap on the empty field is still the second half of a double tap, in ms. */
const doubleTap = 700;

interface SendFormOptions {
  /** What is in the field at first. */
  initialText?: string;
  /** Sends the trimmed text; rejects where that fails. */
  send: (text: string) => Promise<void>;
  /** What is said of a blank text, of success and of failure (docs/product.md, Requests). */
  words: { blank: string; sent: string; failed: string };
  /** How long a failure is said, in ms (docs/product.md, Requests). */
  failureDuration: number;
  /** Called when a text could not be sent, with it, and with '' when one was. */
  onOutcome?: (unsentText: string) => unknown;
}

/** One field whose text goes into a list at once, and comes back into the field where sending fails. */
export function useSendForm({ initialText = '', send, words, failureDuration, onOutcome }: SendFormOptions) {
  const [text, setText] = useState(initialText);
  const [sending, setSending] = useState(false);
  // Two taps come before the first of them is rendered.
  const isSending = useRef(false);
  const sentAt = useRef(-Infinity);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (isSending.current || (message === '' && performance.now() - sentAt.current < doubleTap)) return;
    if (message === '') return announce({ text: words.blank, tone: 'sale', duration: failureDuration });
    isSending.current = true;
    setSending(true);
    setText('');
    try {
      await send(message);
      sentAt.current = performance.now();
      onOutcome?.('');
      announce({ text: words.sent, tone: 'ok', duration: 2000 });
    } catch {
      // Back where it was, before whatever was typed since, so that sending it again is one tap.
      setText((now) => (now === '' ? message : `${message} ${now}`));
      onOutcome?.(message);
      announce({ text: words.failed, tone: 'sale', duration: failureDuration });
    }
    isSending.current = false;
    setSending(false);
  };
  return { text, setText, sending, submit: (event: FormEvent) => void submit(event) };
}
