import type { useUser } from '@clerk/clerk-react';
import type { User } from './session';

type ProviderUser = NonNullable<ReturnType<typeof useUser>['user']>;

/** The provider's user as the rooms know it; what it leaves out reads as ''. */
export const toUser = (user: ProviderUser): User => ({
  id: user.id,
  fullName: user.fullName ?? '',
  firstName: user.firstName ?? '',
  lastName: user.lastName ?? '',
  username: user.username ?? '',
  email: user.primaryEmailAddress?.emailAddress ?? '',
});
