import { useQueryClient } from '@tanstack/react-query';
import { useSendForm } from './use-send-form';

interface RequestFormOptions {
  initialText?: string;
  /** How long a failure is said, in ms (docs/product.md, Requests). */
  failureDuration: number;
  /** Called when a request could not be sent, with its text, and with '' when one was. */
  onOutcome?: (unsentText: string) => unknown;
}

const words = {
  blank: 'Please enter a message.',
  sent: '✅ Message submitted!',
  failed: 'There was a problem submitting your message.',
};

/** One field in which visitors say what they want (docs/product.md, Requests). */
export function useRequestForm(options: RequestFormOptions) {
  const queryClient = useQueryClient();
  const send = async (message: string) => {
    // No first page needs to know how to send.
    const { sendRequest } = await import('./send-request');
    await sendRequest(message, queryClient);
  };
  return useSendForm({ ...options, send, words });
}
