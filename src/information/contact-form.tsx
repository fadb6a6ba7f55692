import { Copy } from 'lucide';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { message, t } from '@/language/translate';
import { brand } from '@/platform/brand';
import { telegramDraft } from '@/platform/text/links';
import { Button, buttonClass } from '@/ui/button';
import { TextAreaField, TextField } from '@/ui/form-fields';
import { Icon } from '@/ui/icon';
import { copyText } from '@/ui/share';
import { useHistoryText } from '@/ui/use-history-text';
import { ExternalLink } from './external-link';

/** A valid message, for the visitor to copy or to send in Telegram. */
function WrittenMessage({ text }: { text: string }) {
  const { telegram } = brand;
  return (
    <section
      aria-label={t('Your message')}
      className="mt-4 rounded-card border border-line bg-surface p-4 [overflow-wrap:anywhere]"
    >
      <p className="text-sm text-muted">
        {telegram
          ? t('Nothing is sent automatically. Copy your message, or open it in Telegram and send it there.')
          : t('Nothing is sent automatically. Copy your message to send it.')}
      </p>
      <p dir="auto" className="my-3 whitespace-pre-wrap select-all">
        {text}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void copyText(text, 'message')}>
          <Icon of={Copy} className="size-4" />
          {t('Copy')}
        </Button>
        {telegram && (
          <ExternalLink href={telegramDraft(telegram, text)} className={buttonClass('quiet')}>
            {t('Open in Telegram')}
          </ExternalLink>
        )}
      </div>
    </section>
  );
}

/** In the order of the form, because focus goes to the first invalid field. */
const contactFields = ['name', 'email', 'subject', 'message'] as const;

type ContactField = (typeof contactFields)[number];
type Contact = Record<ContactField, string>;
type ContactErrors = Partial<Record<ContactField, string>>;

const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const required = {
  name: message('Name is required'),
  email: message('Email is required'),
  subject: message('Subject is required'),
  message: message('Message is required'),
} as const satisfies Record<ContactField, string>;

function readContact(form: HTMLFormElement): Contact {
  const data = new FormData(form);
  const read = (field: ContactField) => String(data.get(field) ?? '').trim();
  return {
    name: read('name'),
    email: read('email'),
    subject: read('subject'),
    message: read('message'),
  };
}

/** The error of each invalid field, in English; `t` translates it when shown. */
export function contactErrors(values: Contact): ContactErrors {
  const errors: ContactErrors = {};
  for (const field of contactFields) {
    if (values[field].trim() === '') errors[field] = required[field];
  }
  if (!errors.email && !emailForm.test(values.email.trim())) errors.email = message('Invalid email address');
  return errors;
}

/** The API has no call for messages, so the visitor copies the checked message or opens it in Telegram. */
export function ContactForm() {
  const [errors, setErrors] = useState<ContactErrors>({});
  /** The name to thank; '' until a message is valid. */
  const [thankedName, setThankedName] = useState('');
  // Survives a reload, because a phone may discard the page while Telegram is open.
  const [written, setWritten] = useHistoryText('contact-message');
  // The thanks appear below the button, which may be at the bottom edge of the screen.
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (thankedName) end.current?.scrollIntoView({ block: 'nearest' });
  }, [thankedName]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const contact = readContact(form);
    const found = contactErrors(contact);
    const firstInvalid = contactFields.find((field) => found[field]);
    setErrors(found);
    if (firstInvalid) {
      setThankedName('');
      form.querySelector<HTMLElement>(`[name="${firstInvalid}"]`)?.focus();
      return;
    }
    const { name, email, subject, message: text } = contact;
    setThankedName(name);
    setWritten(`${subject}\n\n${text}\n\n${name}, ${email}`);
    form.reset();
  };

  const fieldProps = (name: ContactField) => {
    const error = errors[name];
    return {
      name,
      error: error && t(error),
      onChange: () => {
        setThankedName('');
        setErrors(({ [name]: _edited, ...others }) => others);
      },
    };
  };

  return (
    <>
      <form noValidate aria-label={t('Contact us')} onSubmit={submit} className="flex flex-col gap-4">
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
          {thankedName !== '' && t('Thank you for your message, {name}!', { name: thankedName })}
        </p>
        {written !== '' && <WrittenMessage text={written} />}
      </div>
    </>
  );
}
