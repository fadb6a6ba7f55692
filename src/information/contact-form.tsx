import { useEffect, useRef, useState, type FormEvent } from 'react';
import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { TextAreaField, TextField } from '@/ui/form-fields';
import { useEntryText } from '@/ui/use-entry-text';
import { contactFaults, contactFields, type ContactFaults, type ContactField } from './contact-faults';
import { WrittenMessage } from './written-message';

/**
 * Checks a message and hands it back to be copied or sent in Telegram: the API has no call for it. Nothing is
 * sent by itself, and nobody here sees whether it was sent elsewhere, so it stays until the next one.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ContactFaults>({});
  /** Who has written; '' where nobody is to be thanked. */
  const [writer, setWriter] = useState('');
  // Kept over a reload: a phone may throw the page away while Telegram is open.
  const [written, setWritten] = useEntryText('contact-message');
  // With the button at the lower edge, the person would see the emptied fields and not what became of the
  // message.
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (writer) end.current?.scrollIntoView({ block: 'nearest' });
  }, [writer]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (field: ContactField) => String(data.get(field) ?? '').trim();
    const values = {
      name: read('name'),
      email: read('email'),
      subject: read('subject'),
      message: read('message'),
    };
    const found = contactFaults(values);
    const firstBad = contactFields.find((field) => found[field]);
    setFaults(found);
    if (firstBad) {
      setWriter('');
      form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
      return;
    }
    const { name, email, subject, message } = values;
    setWriter(name);
    setWritten(`${subject}\n\n${message}\n\n${name}, ${email}`);
    event.currentTarget.reset();
  };

  const fieldProps = (name: ContactField) => {
    const fault = faults[name];
    return {
      name,
      error: fault && t(fault),
      onChange: () => {
        setWriter('');
        setFaults(({ [name]: _edited, ...others }) => others);
      },
    };
  };

  return (
    <>
      <form
        ref={form}
        noValidate
        aria-label={t('Contact us')}
        onSubmit={submit}
        className="flex flex-col gap-4"
      >
        <TextField label={t('Name')} autoComplete="name" {...fieldProps('name')} />
        <TextField label={t('Email')} type="email" autoComplete="email" {...fieldProps('email')} />
        <TextField label={t('Subject')} autoComplete="off" {...fieldProps('subject')} />
        <TextAreaField label={t('Message')} rows={5} {...fieldProps('message')} />
        <Button type="submit" variant="primary" className="sm:self-start">
          {t('Send message')}
        </Button>
      </form>
      <div ref={end}>
        <p role="status" className="font-semibold [overflow-wrap:anywhere] text-ok not-empty:mt-4">
          {writer !== '' && t('Thank you for your message, {name}!', { name: writer })}
        </p>
        {written !== '' && <WrittenMessage text={written} />}
      </div>
    </>
  );
}
