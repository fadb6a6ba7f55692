import { demonstrationUsers as sellers } from '@/mocks/demonstration/owners';

/** Somebody who can sign in from the start. The password is no secret: the login page shows it in development. */
export interface DemonstrationUser {
  firstName: string;
  lastName: string;
  emailAddress: string;
  password: string;
}

/** The users to try the marketplace with. Each finds posts of their own among the demonstration's. */
export const demonstrationUsers: readonly DemonstrationUser[] = sellers.map(({ owner }, index) => ({
  firstName: owner.first_name,
  lastName: owner.last_name,
  emailAddress: owner.email,
  password: `gulit-demo-${index + 1}`,
}));
