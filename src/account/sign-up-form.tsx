import { useState, type FormEvent } from 'react';
import { message, t } from '@/language/translate';
import { Button } from '@/ui/button';
import { TextField } from '@/ui/form-fields';
import { useStore } from '@/ui/use-store';
import { CodeForm } from './code-form';
import { FormSkeleton } from './form-parts';
import { useSession } from './session';
import { clerkStore, type Clerk } from './sign-in-provider';
import { isAwaitingCode, startSignUp } from './sign-up';
import { ProviderCallAlert, useProviderCall } from './use-provider-call';

interface NewAccountFormProps {
  clerk: Clerk;
  onCodeSent: () => void;
  onSend: () => void;
}

function NewAccountForm({ clerk, onCodeSent, onSend }: NewAccountFormProps) {
  const { isRunning, error, run } = useProviderCall(message('Signup failed. Try again.'));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const account = {
      emailAddress: String(fields.get('email') ?? '').trim(),
      password: String(fields.get('password') ?? ''),
    };
    run(async () => {
      onSend();
      if (await startSignUp(clerk, account)) onCodeSent();
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextField label={t('Email')} name="email" type="email" autoComplete="email" required />
      <TextField label={t('Password')} name="password" type="password" autoComplete="new-password" required />
      {/* The provider shows its captcha here. */}
      <div id="clerk-captcha" />
      <ProviderCallAlert text={error} />
      <Button type="submit" variant="primary" disabled={isRunning}>
        {isRunning ? t('Signing...') : t('Sign up')}
      </Button>
    </form>
  );
}

/** Creates an account in two steps: email address and password, then the code. `onSend` runs before each step. */
export function SignUpForm({ onSend }: { onSend: () => void }) {
  const clerk = useStore(clerkStore)?.clerk;
  const session = useSession();
  const [step, setStep] = useState<'account' | 'code' | null>(null);
  if (!clerk || session.status === 'loading')
    return (
      // About as tall as the form, so that the content below does not jump.
      <div className="min-h-57">
        <FormSkeleton label={t('Loading the sign-up form')} />
      </div>
    );
  // If the page was reloaded after the first step, the form continues with the code.
  const current = step ?? (isAwaitingCode(clerk) ? 'code' : 'account');
  return current === 'code' ? (
    <CodeForm clerk={clerk} onStartOver={() => setStep('account')} onSend={onSend} />
  ) : (
    <NewAccountForm clerk={clerk} onCodeSent={() => setStep('code')} onSend={onSend} />
  );
}
