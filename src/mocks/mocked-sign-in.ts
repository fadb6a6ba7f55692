import { demonstrationUsers } from '@/mocks/sign-in/demonstration-users';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';

/** The settings for the provider's real SDK over its mocked API. The SDK is large, so it is imported on demand. */
export async function mockedSignIn() {
  const { Clerk } = await import('@clerk/clerk-js');
  // Create the instance here: React's strict mode would make the SDK create two.
  return { publishableKey: mockPublishableKey, Clerk: new Clerk(mockPublishableKey), demonstrationUsers };
}
