import type { StoredUser } from '@/mocks/sign-in/accounts/account-state';

/** What every answer about a user says of the person. */
export const personOf = ({ firstName, lastName }: Pick<StoredUser, 'firstName' | 'lastName'>) => ({
  first_name: firstName,
  last_name: lastName,
  image_url: '',
  has_image: false,
});
