import { useRef, useState, type FormEvent } from 'react';
import { Button } from '@/ui/button';
import { TextAreaField, TextField } from '@/ui/form-fields';
import { contactFaults, contactFields, type ContactFaults, type ContactField } from './contact-faults';

/** Checks a message but sends nothing: the API has no call for it (docs/product.md, Information pages). */
export function ContactForm() {
  const form = useRef<HTMLFormElement>(null);
  const [faults, setFaults] = useState<ContactFaults>({});
  const [thanks, setThanks] = useState('');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const read = (field: ContactField) => String(data.get(field) ?? '').trim();
    const found = contactFaults({
      name: read('name'),
      email: read('email'),
      subject: read('subject'),
      message: read('message'),
    });
    const firstBad = contactFields.find((field) => found[field]);
    setFaults(found);
    setThanks(firstBad ? '' : `Thank you for your message, ${read('name')}!`);
    if (firstBad) form.current?.querySelector<HTMLElement>(`[name="${firstBad}"]`)?.focus();
    else event.currentTarget.reset();
  };

  const fieldProps = (name: ContactField) => ({
    name,
    error: faults[name],
    onChange: () => {
      setThanks('');
      setFaults(({ [name]: _edited, ...others }) => others);
    },
  });

  return (
    <form ref={form} noValidate aria-label="Contact us" onSubmit={submit} className="flex flex-col gap-4">
      <TextField label="Name" autoComplete="name" {...fieldProps('name')} />
      <TextField label="Email" type="email" autoComplete="email" {...fieldProps('email')} />
      <TextField label="Subject" autoComplete="off" {...fieldProps('subject')} />
      <TextAreaField label="Message" rows={5} {...fieldProps('message')} />
      <Button type="submit" look="primary" className="sm:self-start">
        Send message
      </Button>
      <div role="status">
        {thanks && (
          <div className="rounded-control border border-line bg-surface p-4 [overflow-wrap:anywhere]">
            <p className="font-semibold text-ok">{thanks}</p>
            <p className="text-muted">
              This form does not deliver it, so please also call us or write to one of our pages.
            </p>
          </div>
        )}
      </div>
    </form>
  );
}
