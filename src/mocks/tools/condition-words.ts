import type { Conditions } from '@/mocks/conditions/conditions';

type Words<Condition extends string> = readonly (readonly [Condition, choice: string, short: string])[];

/** Each network condition: its option, and its short form on the button ('' for the normal one). */
export const networkWords: Words<Conditions['network']> = [
  ['normal', 'Normal', ''],
  ['slow', 'Slow (4 s)', 'slow'],
  ['offline', 'Offline', 'offline'],
  ['failing', 'Server errors', 'server errors'],
  ['malformed', 'Malformed answers', 'malformed'],
];

/** The same for the contents of the catalogue. */
export const listingsWords: Words<Conditions['listings']> = [
  ['usual', 'As they are', ''],
  ['none', 'None', 'none'],
  ['many', '10,000', '10,000'],
];

/** The same for the texts of the interface. */
export const textsWords: Words<Conditions['texts']> = [
  ['chosen', 'In the chosen language', ''],
  ['pseudo', 'Pseudo-language', 'pseudo-language'],
];

/** The short forms of the conditions that are not normal. */
export function unusual({ network, listings, texts }: Conditions): string[] {
  return [...networkWords, ...listingsWords, ...textsWords].flatMap(([condition, , short]) =>
    short !== '' && [network, listings, texts].some((each) => each === condition) ? [short] : [],
  );
}
