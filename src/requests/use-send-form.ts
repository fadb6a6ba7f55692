import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { useSingleMutation } from '@/api/use-single-mutation';
import { announce } from '@/ui/announcement';

/** How long a tap on the emptied field still counts as the second half of a double tap, in ms. */
const doubleTap = 700;

interface FormOptions {
  /** What is in the field at first. */
  initialText?: string;
  /** How long a failure is shown, in ms (docs/product.md, Requests). */
  failureDuration: number;
  /** Called when a text could not be sent, with it, and with '' when one was. */
  onOutcome?: (unsentText: string) => void;
}

interface SendFormOptions extends FormOptions {
  /** Sends the trimmed text; rejects where that fails. */
  send: (text: string) => Promise<void>;
  /** What is shown for a blank text, a success and a failure (docs/product.md, Requests). */
  words: { blank: string; sent: string; failed: string };
}

/** A form of one field, which is emptied at once, and gets its text back where sending fails. */
export function useSendForm({ initialText = '', send, words, failureDuration, onOutcome }: SendFormOptions) {
  const [text, setText] = useState(initialText);
  const tappedAt = useRef(-Infinity);

  const { run, isRunning } = useSingleMutation({
    mutationFn: async (message: string) => {
      tappedAt.current = performance.now();
      setText('');
      const isSent = await send(message).then(
        () => true,
        () => false,
      );
      if (isSent) {
        tappedAt.current = performance.now();
        announce({ text: words.sent, tone: 'ok', duration: 2000 });
      } else {
        // What was typed since stays behind it.
        setText((now) => (now === '' ? message : `${message} ${now}`));
        announce({ text: words.failed, tone: 'sale', duration: failureDuration });
      }
      onOutcome?.(isSent ? '' : message);
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

const requestWords = {
  blank: 'Please enter a message.',
  sent: '✅ Message submitted!',
  failed: 'There was a problem submitting your message.',
};

/** The form of a request, in the floating box and on its page (docs/product.md, Requests). */
export function useRequestForm(options: FormOptions) {
  const queryClient = useQueryClient();
  const send = async (message: string) => {
    // Loaded late: most visitors send nothing.
    const { sendRequest } = await import('./send-request');
    await sendRequest(message, queryClient);
  };
  return useSendForm({ ...options, send, words: requestWords });
}
