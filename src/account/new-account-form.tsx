import type { FormEvent } from 'react';
import { message, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form-fields';
import type { RunningClerk } from './sign-in-provider';
import { startSignUp } from './sign-up';
import { SignUpError, useAttempt } from './use-attempt';

interface NewAccountFormProps extends Pick<RunningClerk, 'clerk'> {
  onCodeSent: () => void;
  onSend: () => void;
}

/** Address and password of a new account. */
export function NewAccountForm({ clerk, onCodeSent, onSend }: NewAccountFormProps) {
  const { running, error, attempt } = useAttempt(message('Signup failed. Try again.'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const account = {
      email: String(fields.get('email') ?? '').trim(),
      password: String(fields.get('password') ?? ''),
    };
    attempt(async () => {
      onSend();
      if (!(await startSignUp(clerk, account))) onCodeSent();
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField label={t('Email')} name="email" type="email" autoComplete="email" required />
      <TextField label={t('Password')} name="password" type="password" autoComplete="new-password" required />
      {/* Where the provider wants to know whether somebody is a person, it asks here. */}
      <div id="clerk-captcha" />
      <SignUpError text={error} />
      <Button type="submit" variant="primary" disabled={running}>
        {running ? t('Signing...') : t('Sign up')}
      </Button>
    </form>
  );
}
