import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useSingleMutation } from '@/api/use-single-mutation';
import { announce } from '@/ui/announcement';
import type { UnsentKey } from './unsent/unsent-texts';
import { submitUnsent, useUnsentText } from './unsent/use-unsent-text';

/** How long a tap on the emptied field still counts as the second half of a double tap, in ms. */
const doubleTap = 700;

interface FormOptions {
  /** The field under which this browser keeps what is typed. */
  field: string;
  /** How long a failure is said, in ms (docs/product.md, Requests). */
  failureDuration: number;
}

interface SendFormOptions extends FormOptions {
  /** Sends the trimmed text that is kept under a key; rejects where that fails. */
  send: (text: string, unsentKey: UnsentKey) => Promise<void>;
  /** What is said of a blank text, of success and of failure. */
  words: { blank: string; sent: string; failed: string };
}

/** Sends the text of one field, which this browser keeps until it has arrived, and says what came of it. */
export function useSendText({ field, send, words, failureDuration }: SendFormOptions) {
  const { unsentKey, text, setText } = useUnsentText(field);
  const lastSentAt = useRef(-Infinity);
  const [sentCount, setSentCount] = useState(0);
  const { run, isRunning } = useSingleMutation({
    mutationFn: async (message: string) => {
      lastSentAt.current = performance.now();
      const isSent = await submitUnsent(unsentKey, message, (part) => send(part, unsentKey)).then(
        () => true,
        () => false,
      );
      if (!isSent) return announce({ text: words.failed, tone: 'sale', duration: failureDuration });
      lastSentAt.current = performance.now();
      setSentCount((count) => count + 1);
      announce({ text: words.sent, tone: 'ok', duration: 2000 });
    },
  });
  return { text, setText, send: run, sending: isRunning, sentCount, lastSentAt };
}

/** One field whose text goes into a list at once, and comes back into the field where sending fails. */
export function useSendForm(options: SendFormOptions) {
  const { text, setText, send, sending, sentCount, lastSentAt } = useSendText(options);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message !== '') send(message);
    else if (!sending && performance.now() - lastSentAt.current > doubleTap)
      announce({ text: options.words.blank, tone: 'sale', duration: options.failureDuration });
  };
  return { text, setText, sending, sentCount, submit };
}

export const requestWords = {
  blank: 'Please enter a message.',
  sent: '✅ Message submitted!',
  failed: 'There was a problem submitting your message.',
};

/** Sends a request; its code is loaded late, since most visitors send nothing. */
export function useSendRequest(): SendFormOptions['send'] {
  const queryClient = useQueryClient();
  return async (message, unsentKey) => {
    const { sendRequest } = await import('./send-request');
    await sendRequest(message, unsentKey, queryClient);
  };
}

/** One field in which visitors say what they want. */
export const useRequestForm = (options: FormOptions) =>
  useSendForm({ ...options, send: useSendRequest(), words: requestWords });
