import type { ReactNode } from 'react';
import { useSession } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';

/**
 * Records belong to an account: somebody who is signed out is invited to sign in, since "none" would not be true for them
 * (docs/product.md, Account pages). A provider that is slow or down blocks nothing: the server then says what there is.
 */
export function RecordsGate({ children }: { children: ReactNode }) {
  const { status } = useSession();
  if (status !== 'signed-out') return children;
  return (
    <div className="rounded-card border border-line bg-surface p-6">
      <SignInPrompt text="Sign in to see what belongs to your account." />
    </div>
  );
}
