import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useState, type FormEvent } from 'react';
import { useAccountId, useSession } from '@/account/session';
import { ApiError } from '@/api/api-error';
import { failureAdvice, reportUnexpected } from '@/api/failure-advice';
import { useSingleMutation } from '@/api/use-single-mutation';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { announce } from '@/ui/announcement';
import { useStore } from '@/ui/use-store';
import { contactSentence } from './contact-sentence';
import {
  changeUnsent,
  claimUnsentTexts,
  findUnsentText,
  storeSubmitted,
  unsentTexts,
  type Field,
  type UnsentKey,
} from './unsent-texts';

/** The messages for blank text, success and failure. */
const requestNotices = {
  blank: message('Please enter a message.'),
  sent: message('✅ Message submitted!'),
  failed: message('There was a problem submitting your message.'),
};
const commentNotices = {
  blank: message('Please enter a comment.'),
  sent: message('✅ Comment submitted!'),
  failed: message('There was a problem submitting your comment.'),
};

interface SendOptions<SentField extends Field = Field> {
  field: SentField;
  /** Called once the text is stored and will be sent. */
  onStored?: () => void;
  onSent?: () => void;
}

/** The text of a field, which this browser stores until it has arrived. */
export function useUnsentText(field: Field) {
  const session = useSession();
  const owner = useAccountId();
  const unsentKey = { field, owner };
  // An ordinary effect would show an empty field for a moment after the sign-in.
  useLayoutEffect(() => claimUnsentTexts(session), [session]);
  // Reads the text of this field only: a keystroke in another field must not render this one.
  const text = useStore({ ...unsentTexts, read: () => findUnsentText(unsentKey)?.text ?? '' });
  const setText = (typed: string) => changeUnsent(unsentKey, ({ attempt }) => ({ text: typed, attempt }));
  return { unsentKey, text, setText };
}

/** Stores a text and sends it, unless another tab has sent, changed or removed it. Returns whether it has arrived. */
export async function sendSubmitted(
  unsentKey: UnsentKey,
  text: string,
  queryClient: QueryClient,
  onStored?: () => void,
): Promise<boolean> {
  if (!storeSubmitted(unsentKey, text)) return false;
  onStored?.();
  // Loads late, because most visitors never send.
  const { sendText } = await import('./send-text');
  return sendText(unsentKey, text, queryClient);
}

/** Sends the text of one field and announces the result. */
export function useSendText({ field, onStored, onSent }: SendOptions) {
  const queryClient = useQueryClient();
  const { unsentKey, text, setText } = useUnsentText(field);
  const failureDuration = field.kind === 'form' ? 2000 : 3000;
  const notices = field.kind === 'comment' ? commentNotices : requestNotices;
  const { run, isRunning } = useSingleMutation({
    mutationFn: async (typed: string) => {
      if (!(await sendSubmitted(unsentKey, typed, queryClient, onStored))) return;
      onSent?.();
      const link = { label: t('See it'), to: paths.notifications };
      announce({ text: t(notices.sent), tone: 'ok', duration: 2000, ...(field.kind === 'box' && { link }) });
    },
    onError: (error) => {
      const advice = error instanceof ApiError ? failureAdvice(error) : undefined;
      announce({ text: t(notices.failed), advice, tone: 'error', duration: failureDuration });
      reportUnexpected(error);
    },
  });
  /** Sends the text and `ending`. Returns false if there is no text, or if a text is being sent already. */
  const submit = (event: FormEvent, ending = ''): boolean => {
    event.preventDefault();
    const typed = text.trim();
    if (typed !== '') run(typed + ending);
    else if (!isRunning) announce({ text: t(notices.blank), tone: 'error', duration: failureDuration });
    return typed !== '' && !isRunning;
  };
  return { text, setText, submit, send: run, sending: isRunning };
}

/** The text of a request, and the writer's contact, which is sent at its end. */
export function useRequestText(options: SendOptions<{ kind: 'box' | 'form' }>) {
  const { text: contact, setText: writeContact } = useUnsentText({ kind: 'contact', of: options.field.kind });
  // The stored request contains the contact.
  const clearContact = () => writeContact('');
  const { submit: submitText, ...request } = useSendText({ ...options, onStored: clearContact });
  const [isContactInvalid, setContactInvalid] = useState(false);
  const setContact = (typed: string) => {
    setContactInvalid(false);
    writeContact(typed);
  };
  /** Returns whether sending has begun. */
  const submit = (event: FormEvent): boolean => {
    const ending = contactSentence(contact);
    if (ending === null) {
      event.preventDefault();
      setContactInvalid(true);
      return false;
    }
    return submitText(event, ending);
  };
  return { ...request, submit, contact, setContact, isContactInvalid };
}
