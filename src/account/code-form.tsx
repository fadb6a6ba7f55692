import { useState, type FormEvent } from 'react';
import { RichText } from '@/language/rich-text';
import { message, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form-fields';
import type { Clerk } from './sign-in-provider';
import { finishSignUp, newAccountEmail, requiredFields, sendCode } from './sign-up';
import { ProviderCallAlert, ReadableError, useProviderCall } from './use-provider-call';

interface CodeFormProps {
  clerk: Clerk;
  onStartOver: () => void;
  onSend: () => void;
}

const requiredFieldLabels: Readonly<Record<string, string>> = {
  first_name: message('First name'),
  last_name: message('Last name'),
  phone_number: message('Phone'),
};

/** Says which data the provider still requires after a correct code. */
const missingFieldsText = (clerk: Clerk): string => {
  const facts = requiredFields(clerk).map((name) =>
    t(requiredFieldLabels[name] ?? name.replaceAll('_', ' ')),
  );
  return t(
    "Your code is correct, but your account also needs: {facts}. This page can't ask for that. Please contact us.",
    { facts: facts.join(', ') },
  );
};

export function CodeForm({ clerk, onStartOver, onSend }: CodeFormProps) {
  const { isRunning, error, run } = useProviderCall(message('Signup failed. Try again.'));
  const [wasSentAgain, setSentAgain] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = String(new FormData(event.currentTarget).get('code') ?? '').replace(/\s/g, '');
    run(async () => {
      onSend();
      // The provider may require data for which this form has no field.
      if (!(await finishSignUp(clerk, code))) throw new ReadableError(missingFieldsText(clerk));
    });
  };
  const sendAgain = () =>
    run(async () => {
      setSentAgain(false);
      await sendCode(clerk);
      setSentAgain(true);
    });
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <p>
        <RichText
          of="We sent a code to {address}. Enter it here to finish."
          values={{ address: <strong className="[overflow-wrap:anywhere]">{newAccountEmail(clerk)}</strong> }}
        />
      </p>
      <TextField label={t('Code')} name="code" inputMode="numeric" autoComplete="one-time-code" required />
      <ProviderCallAlert text={error} />
      <p role="status" className="text-sm text-ok empty:hidden">
        {wasSentAgain && t('A new code is on its way.')}
      </p>
      <Button type="submit" variant="primary" disabled={isRunning}>
        {isRunning ? t('Signing...') : t('Finish')}
      </Button>
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="plain" disabled={isRunning} onClick={sendAgain}>
          {t('Send the code again')}
        </Button>
        <Button variant="plain" disabled={isRunning} onClick={onStartOver}>
          {t('Use another email')}
        </Button>
      </div>
    </form>
  );
}
