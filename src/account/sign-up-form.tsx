import { useState } from 'react';
import { Skeleton } from '@/ui/load-states';
import { useStore } from '@/ui/use-store';
import { WaitNotice } from '@/ui/wait-notice';
import { clerkStore } from './sign-in-provider';
import { CodeForm } from './code-form';
import { NewAccountForm } from './new-account-form';
import { awaitsCode } from './sign-up';
import { useSession } from './session';

/** Creates an account in two steps: address and password, then the code (docs/product.md, Accounts). */
export function SignUpForm() {
  const clerk = useStore(clerkStore)?.clerk;
  const session = useSession();
  const [step, setStep] = useState<'account' | 'code' | null>(null);
  if (!clerk || session.status === 'loading') {
    return (
      <>
        <WaitNotice />
        <div role="status" aria-label="Loading the sign-up form" className="flex flex-col gap-4">
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-11 w-full" />
        </div>
      </>
    );
  }
  // A reload in the middle goes on with the code that was sent.
  const current = step ?? (awaitsCode(clerk) ? 'code' : 'account');
  return current === 'code' ? (
    <CodeForm clerk={clerk} onStartOver={() => setStep('account')} />
  ) : (
    <NewAccountForm clerk={clerk} onCodeSent={() => setStep('code')} />
  );
}
