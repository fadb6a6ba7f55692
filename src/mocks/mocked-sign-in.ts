import { demonstrationUsers } from '@/mocks/sign-in/demonstration-users';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';

/** The settings for the provider's real SDK over its mocked API. The SDK is large, so it is imported on demand. */
export async function mockedSignIn() {
  const { Clerk } = await import('@clerk/clerk-js');
  // The instance is created here, because in React's strict mode the SDK would create two.
  return { publishableKey: mockPublishableKey, Clerk: new Clerk(mockPublishableKey), demonstrationUsers };
}
