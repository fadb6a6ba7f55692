import type { ClerkProp } from '@clerk/clerk-react';

/** What the provider's SDK needs to start. */
export interface SignInSettings {
  publishableKey: string;
  /** The SDK itself, where it does not come from the provider's own servers. */
  Clerk?: ClerkProp;
  /** Accounts that everybody may use, shown on the login page; only a mocked provider has them. */
  demonstrationUsers?: readonly { emailAddress: string; password: string }[];
}

/** Fetches the settings when somebody needs them; null where sign-in is not set up. */
export type SignInProvider = (() => Promise<SignInSettings>) | null;
