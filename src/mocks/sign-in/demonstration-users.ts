import { demonstrationSellers } from '@/mocks/demonstration/owners';

/** An account that exists from the start. The login page shows its password if the provider is mocked. */
export interface DemonstrationUser {
  firstName: string;
  lastName: string;
  emailAddress: string;
  password: string;
}

/** The accounts to try the app with. Each owns some of the demonstration's posts. */
export const demonstrationUsers: readonly DemonstrationUser[] = demonstrationSellers.map(
  ({ owner }, index) => ({
    firstName: owner.first_name,
    lastName: owner.last_name,
    emailAddress: owner.email,
    password: `gulit-demo-${index + 1}`,
  }),
);
