import type { ClerkProp, useClerk } from '@clerk/clerk-react';
import { createGlobalStore } from '@/platform/create-store';

export interface SignInSettings {
  publishableKey: string;
  /** The SDK itself, if it does not come from the provider's servers. */
  Clerk?: ClerkProp;
  /** Public accounts shown on the login page; only a mocked provider has them. */
  demonstrationUsers?: readonly { emailAddress: string; password: string }[];
}

/** Loads the settings on demand; null if sign-in is not set up. */
export type SignInProvider = (() => Promise<SignInSettings>) | null;

export type Clerk = ReturnType<typeof useClerk>;

/** The running SDK and its settings, for the account screens. */
export const clerkStore = createGlobalStore<{ clerk: Clerk; settings: SignInSettings } | null>(() => null);

/** Whether this page needs the sign-in provider. Its code loads only for such pages. */
export const isProviderNeeded = createGlobalStore(() => false);
