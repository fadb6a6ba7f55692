import type { ClerkProp, useClerk } from '@clerk/clerk-react';
import { createGlobalStore } from '@/platform/create-store';

/** What the provider's SDK needs to start. */
export interface SignInSettings {
  publishableKey: string;
  /** The SDK itself, if it does not come from the provider's servers. */
  Clerk?: ClerkProp;
  /** Public accounts shown on the login page; only a mocked provider has them. */
  demonstrationUsers?: readonly { emailAddress: string; password: string }[];
}

/** Loads the settings on demand; null if sign-in is not set up. */
export type SignInProvider = (() => Promise<SignInSettings>) | null;

/** The running SDK. Only the account screens use it. */
export interface RunningClerk {
  clerk: ReturnType<typeof useClerk>;
  settings: SignInSettings;
}

export const clerkStore = createGlobalStore<RunningClerk | null>(() => null);

/** Whether this page needs the sign-in provider. Its code loads only then. */
export const isProviderNeeded = createGlobalStore(() => false);

export function requireProvider(): void {
  if (!isProviderNeeded.read()) isProviderNeeded.write(true);
}
