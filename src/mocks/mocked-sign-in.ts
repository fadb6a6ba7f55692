import { demonstrationUsers } from './sign-in/demonstration-users';
import { mockPublishableKey } from './sign-in/mock-publishable-key';

/** What starts the provider's real SDK over its mocked API; loaded when somebody needs it, for it is large. */
export async function mockedSignIn() {
  const { Clerk } = await import('@clerk/clerk-js');
  // One instance made here: the SDK would make a second one in strict mode.
  return { publishableKey: mockPublishableKey, Clerk: new Clerk(mockPublishableKey), demonstrationUsers };
}
