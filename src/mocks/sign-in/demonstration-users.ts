import { demonstrationSellers } from '@/mocks/demonstration/owners';

/** An account that exists from the start. If the provider is mocked, the login page offers to sign in to it. */
export interface DemonstrationUser {
  firstName: string;
  lastName: string;
  emailAddress: string;
  password: string;
}

/** The demonstration accounts. Each owns some of the demonstration's posts. */
export const demonstrationUsers: readonly DemonstrationUser[] = demonstrationSellers.map(
  ({ owner }, index) => ({
    firstName: owner.first_name,
    lastName: owner.last_name,
    emailAddress: owner.email,
    password: `gulit-demo-${index + 1}`,
  }),
);
