import { useRef, useState, type FormEvent } from 'react';
import { brand } from '@/config/brand';
import { Button } from '@/ui/button';
import { TextAreaField, TextField } from '@/ui/form-fields';
import { contactFaults, contactFields, type ContactFaults, type ContactField } from './contact-faults';

const telegram = brand.social[0].href;

/** A chat with us, with the message in its field. Telegram sends nothing before the visitor does. */
function messageAddress(values: Record<ContactField, string>): string {
  const text = `${values.subject}\n\n${values.message}\n\n${values.name}, ${values.email}`;
  return `${telegram}?text=${encodeURIComponent(text)}`;
}

/**
 * Checks a message and opens it, filled, in our own Telegram: the API has no call for it (docs/product.md, Information pages).
 * What was typed stays, since nobody here sees whether it was sent there.
 */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [opened, setOpened] = useState<{ thanks: string; address: string } | null>(null);

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
      setOpened(null);
      form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
      return;
    }
    const address = messageAddress(values);
    setOpened({ thanks: `Thank you for your message, ${values.name}!`, address });
    window.open(address, '_blank', 'noopener');
  };

  const fieldProps = (name: ContactField) => ({
    name,
    error: faults[name],
    onChange: () => {
      setOpened(null);
      setFaults(({ [name]: _edited, ...others }) => others);
    },
  });

  return (
    <form ref={form} noValidate aria-label="Contact us" onSubmit={submit} className="flex flex-col gap-4">
      <TextField label="Name" autoComplete="name" {...fieldProps('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...fieldProps('email')} />
      <TextField label="Subject" autoComplete="off" {...fieldProps('subject')} />
      <TextAreaField label="Message" rows={5} {...fieldProps('message')} />
      <Button type="submit" variant="primary" className="sm:self-start">
        Send message
      </Button>
      <div role="status">
        {opened && (
          <div className="rounded-control border border-line bg-surface p-4 [overflow-wrap:anywhere]">
            <p className="font-semibold text-ok">{opened.thanks}</p>
            <p className="text-muted">
              It stands in Telegram for you to send. Until then it stays here as well.
            </p>
            <a
              href={opened.address}
              target="_blank"
              rel="noopener noreferrer"
              className="tap inline-flex items-center font-semibold text-brand underline"
            >
              Open it in Telegram
            </a>
          </div>
        )}
      </div>
    </form>
  );
}
