import type { StoredUser } from '@/mocks/sign-in/accounts/account-state';

/** The id of a user's one e-mail address. */
export const emailAddressId = ({ id }: StoredUser) => id.replace('user_', 'idn_');

/** The name fields that several answers share. */
export const personOf = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>) => ({
  first_name: firstName,
  last_name: lastName,
  image_url: '',
  has_image: false,
});

/** A user as Clerk sends it, without the password. */
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
