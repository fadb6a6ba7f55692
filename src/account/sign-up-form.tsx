import { useState } from 'react';
import { t } from '@/language/translate';
import { useStore } from '@/ui/use-store';
import { FormSkeleton } from './form-skeleton';
import { clerkStore } from './sign-in-provider';
import { CodeForm } from './code-form';
import { NewAccountForm } from './new-account-form';
import { awaitsCode } from './sign-up';
import { useSession } from './session';

/** Creates an account in two steps: address and password, then the code; `onSend` is called before either is sent. */
export function SignUpForm({ onSend }: { onSend: () => void }) {
  const clerk = useStore(clerkStore)?.clerk;
  const session = useSession();
  const [step, setStep] = useState<'account' | 'code' | null>(null);
  if (!clerk || session.status === 'loading') return <FormSkeleton label={t('Loading the sign-up form')} />;
  // A reload in the middle goes on with the code that was sent.
  const current = step ?? (awaitsCode(clerk) ? 'code' : 'account');
  return current === 'code' ? (
    <CodeForm clerk={clerk} onStartOver={() => setStep('account')} onSend={onSend} />
  ) : (
    <NewAccountForm clerk={clerk} onCodeSent={() => setStep('code')} onSend={onSend} />
  );
}
