import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '@/api/api-error';
import { loadAdvice, reportFault } from '@/api/api-error-kinds';
import { useSingleMutation } from '@/api/use-single-mutation';
import { message, t } from '@/language/translate';
import { announce } from '@/ui/announcement';
import { commentedPicture } from './comment-field';
import { submitUnsent, useUnsentText } from './use-unsent-text';

/** Within this time a tap on the emptied field counts as the second half of a double tap, in ms. */
const doubleTap = 700;

/** The messages for blank text, success and failure (docs/product.md, Requests). */
const requestWords = {
  blank: message('Please enter a message.'),
  sent: message('✅ Message submitted!'),
  failed: message('There was a problem submitting your message.'),
};
const commentWords = {
  blank: message('Please enter a comment.'),
  sent: message('✅ Comment submitted!'),
  failed: message('There was a problem submitting your comment.'),
};

export interface SendOptions {
  /** The name under which the text is stored, which also decides what it becomes (`entries/new-entry.ts`). */
  field: string;
  /** How long a failure message stays, in ms. */
  failureDuration: number;
}

/** Sends the text of one field and announces the result. The browser stores the text until it has arrived. */
export function useSendText({ field, failureDuration }: SendOptions) {
  const queryClient = useQueryClient();
  const { unsentKey, text, setText } = useUnsentText(field);
  const lastSentAt = useRef(-Infinity);
  const [sentCount, setSentCount] = useState(0);
  const words = commentedPicture(field) ? commentWords : requestWords;
  const { run, isRunning } = useSingleMutation({
    mutationFn: async (typed: string) => {
      lastSentAt.current = performance.now();
      await submitUnsent(unsentKey, typed, queryClient);
      lastSentAt.current = performance.now();
      setSentCount((count) => count + 1);
      announce({ text: t(words.sent), tone: 'ok', duration: 2000 });
    },
    onError: (error) => {
      const advice = error instanceof ApiError ? loadAdvice(error) : undefined;
      announce({ text: t(words.failed), advice, tone: 'sale', duration: failureDuration });
      reportFault(error);
    },
  });
  /** Sends the text with an `ending`. Returns whether there was a text. */
  const submit = (event: FormEvent, ending = ''): boolean => {
    event.preventDefault();
    const typed = text.trim();
    if (typed !== '') run(typed + ending);
    else if (!isRunning && performance.now() - lastSentAt.current > doubleTap)
      announce({ text: t(words.blank), tone: 'sale', duration: failureDuration });
    return typed !== '' && !isRunning;
  };
  return { text, setText, submit, send: run, sending: isRunning, sentCount };
}
