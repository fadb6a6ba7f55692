import type { Conditions } from '@/mocks/conditions/conditions';

type Words<Condition extends string> = readonly (readonly [Condition, choice: string, short: string])[];

/** Every way to reach the servers: as a choice, and in short on the button, which says nothing of the normal one. */
export const networkWords: Words<Conditions['network']> = [
  ['normal', 'Normal', ''],
  ['slow', 'Slow (4 s)', 'slow'],
  ['offline', 'Offline', 'offline'],
  ['failing', 'Server errors', 'server errors'],
  ['malformed', 'Malformed answers', 'malformed'],
];

/** The same of what the catalogue holds. */
export const listingsWords: Words<Conditions['listings']> = [
  ['usual', 'As they are', ''],
  ['none', 'None', 'none'],
  ['many', '10,000', '10,000'],
];

/** What is not as usual, in short. */
export function unusual({ network, listings }: Conditions): string[] {
  return [...networkWords, ...listingsWords].flatMap(([condition, , short]) =>
    short !== '' && (condition === network || condition === listings) ? [short] : [],
  );
}
