import type { StoredUser } from '@/mocks/sign-in/accounts/account-state';

/** The id of a user's one e-mail address. */
export const emailAddressId = ({ id }: StoredUser) => id.replace('user_', 'idn_');
