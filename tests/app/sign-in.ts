import { act } from '@testing-library/react';
import { sessionStore, type User } from '@/account/session';

/** The signed-in user of the tests. */
export const hana: User = {
  id: 'user_hana',
  fullName: 'Hana Bekele',
  firstName: 'Hana',
  lastName: 'Bekele',
  username: '',
  email: 'hana@example.com',
};

/** Signs somebody in by writing the session store, as the provider's bridge does. */
export const signIn = (user: User = hana) => act(() => sessionStore.write({ status: 'signed-in', user }));
