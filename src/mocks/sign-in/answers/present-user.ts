import type { StoredUser } from '@/mocks/sign-in/accounts/account-state';
import { emailAddressId } from './email-address-id';
import { personOf } from './person-of';

/** A user as Clerk sends them, without the password. */
export const presentUser = (user: StoredUser) => ({
  object: 'user',
  id: user.id,
  username: null,
  ...personOf(user),
  primary_email_address_id: emailAddressId(user),
  email_addresses: [
    {
      object: 'email_address',
      id: emailAddressId(user),
      email_address: user.emailAddress,
      linked_to: [],
      verification: { status: 'verified', strategy: 'email_code' },
    },
  ],
  password_enabled: true,
  public_metadata: {},
  unsafe_metadata: {},
  created_at: user.createdAt,
  updated_at: user.updatedAt,
});
