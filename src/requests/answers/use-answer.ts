import { useQueryClient } from '@tanstack/react-query';
import { useSingleMutation } from '@/api/use-single-mutation';
import { requestWords } from '@/requests/use-send-form';
import { submitUnsent, useUnsentText } from '@/requests/unsent/use-unsent-text';
import { announce } from '@/ui/announcement';

/**
 * Sends an answer to a request as a request is sent: exactly once, and kept on the device for its writer until it has arrived
 * (docs/product.md, Requests). `unsent` is the message that could not be sent, or ''.
 */
export function useAnswer(requestId: string) {
  const queryClient = useQueryClient();
  const { name, text: unsent, setText } = useUnsentText(`answer ${requestId}`);
  const { run, isRunning } = useSingleMutation({
    mutationFn: async (message: string) => {
      const isSent = await submitUnsent(name, message, async (part) => {
        // Loaded late, as for every request.
        const { sendRequest } = await import('@/requests/send-request');
        await sendRequest(part, name, queryClient);
      }).then(
        () => true,
        () => false,
      );
      announce(
        isSent
          ? { text: requestWords.sent, tone: 'ok', duration: 2000 }
          : { text: requestWords.failed, tone: 'sale', duration: 3000 },
      );
    },
  });
  return { unsent, send: run, isSending: isRunning, discard: () => setText('') };
}
