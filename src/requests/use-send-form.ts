import { useQueryClient } from '@tanstack/react-query';
import { useRef, type FormEvent } from 'react';
import { useSingleMutation } from '@/api/use-single-mutation';
import { announce } from '@/ui/announcement';
import type { UnsentName } from './unsent/unsent-texts';
import { submitUnsent, useUnsentText } from './unsent/use-unsent-text';

/** How long a tap on the emptied field still counts as the second half of a double tap, in ms. */
const doubleTap = 700;

interface FormOptions {
  /** Under which name this browser keeps what is typed. */
  field: string;
  /** How long a failure is said, in ms (docs/product.md, Requests). */
  failureDuration: number;
}

interface SendFormOptions extends FormOptions {
  /** Sends the trimmed text that is kept under a name; rejects where that fails. */
  send: (text: string, name: UnsentName) => Promise<void>;
  /** What is said of a blank text, of success and of failure (docs/product.md, Requests). */
  words: { blank: string; sent: string; failed: string };
}

/** One field whose text goes into a list at once, and comes back into the field where sending fails. */
export function useSendForm({ field, send, words, failureDuration }: SendFormOptions) {
  const { name, text, setText } = useUnsentText(field);
  const tappedAt = useRef(-Infinity);

  const { run, isRunning } = useSingleMutation({
    mutationFn: async (message: string) => {
      tappedAt.current = performance.now();
      const isSent = await submitUnsent(name, message, (part) => send(part, name)).then(
        () => true,
        () => false,
      );
      if (!isSent) return announce({ text: words.failed, tone: 'sale', duration: failureDuration });
      tappedAt.current = performance.now();
      announce({ text: words.sent, tone: 'ok', duration: 2000 });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message !== '') run(message);
    else if (!isRunning && performance.now() - tappedAt.current > doubleTap)
      announce({ text: words.blank, tone: 'sale', duration: failureDuration });
  };
  return { text, setText, sending: isRunning, submit };
}

export const requestWords = {
  blank: 'Please enter a message.',
  sent: '✅ Message submitted!',
  failed: 'There was a problem submitting your message.',
};

/** One field in which visitors say what they want (docs/product.md, Requests). */
export function useRequestForm(options: FormOptions) {
  const queryClient = useQueryClient();
  const send = async (message: string, name: UnsentName) => {
    // Loaded late: most visitors send nothing.
    const { sendRequest } = await import('./send-request');
    await sendRequest(message, name, queryClient);
  };
  return useSendForm({ ...options, send, words: requestWords });
}
