import type { ClerkProp, useClerk } from '@clerk/clerk-react';
import { createGlobalStore } from '@/platform/create-store';

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

/** The running SDK, for the account screens alone; null until it is there. */
export interface RunningClerk {
  clerk: ReturnType<typeof useClerk>;
  settings: SignInSettings;
}

export const clerkStore = createGlobalStore<RunningClerk | null>(() => null);

/** Whether anything on this page needs the sign-in provider. Until then none of its code is loaded. */
export const providerDemand = createGlobalStore(() => false);

export function demandProvider(): void {
  if (!providerDemand.read()) providerDemand.write(true);
}
