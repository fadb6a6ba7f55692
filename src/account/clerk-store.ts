import type { useClerk } from '@clerk/clerk-react';
import { createStore } from '@/lib/create-store';
import type { SignInSettings } from './sign-in-provider';

/** The running SDK, for the account screens alone; null until it is there. */
export interface RunningClerk {
  clerk: ReturnType<typeof useClerk>;
  settings: SignInSettings;
}

export const clerkStore = createStore<RunningClerk | null>(null);
