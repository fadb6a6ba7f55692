import { type FormEvent, useState } from 'react';
import { contactSentence } from '@/requests/how-to-reach';
import { type SendOptions, useSendText } from './use-send-text';
import { reachField } from './unsent-texts';
import { useUnsentText } from './use-unsent-text';

/** A request's text, with the writer's contact appended when it is sent. */
export function useRequestText(options: SendOptions) {
  const { submit: submitText, ...request } = useSendText(options);
  const { text: contact, setText: writeContact } = useUnsentText(reachField(options.field));
  const [isRefused, setRefused] = useState(false);
  const setContact = (typed: string) => {
    setRefused(false);
    writeContact(typed);
  };
  /** Returns whether it was sent. */
  const submit = (event: FormEvent): boolean => {
    const words = contactSentence(contact);
    if (words === null) {
      event.preventDefault();
      setRefused(true);
      return false;
    }
    const isSent = submitText(event, words);
    if (isSent && contact !== '') setContact('');
    return isSent;
  };
  return { ...request, submit, contact, setContact, isRefused };
}
