import { requestWords, useSendRequest, useSendText } from '@/requests/use-send-form';

/**
 * Sends an answer to a request as a request is sent: exactly once, and kept on the device for its writer until
 * it has arrived. `unsent` is the message that could not be sent, or ''.
 */
export function useAnswer(requestId: string) {
  const {
    text: unsent,
    setText,
    send,
    sending,
  } = useSendText({
    field: `answer ${requestId}`,
    send: useSendRequest(),
    words: requestWords,
    failureDuration: 3000,
  });
  return { unsent, send, isSending: sending, discard: () => setText('') };
}
