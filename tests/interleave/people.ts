/** Who uses the browser of a run. */
export type Person = 'hana' | 'biruk';

export const people = {
  hana: { id: 'user_hana', firstName: 'Hana', lastName: 'Tesfaye', email: 'hana@example.com' },
  biruk: { id: 'user_biruk', firstName: 'Biruk', lastName: 'Alemu', email: 'biruk@example.com' },
} as const satisfies Record<Person, object>;

const nameOf = (person: Person): string => `${people[person].firstName} ${people[person].lastName}`;
export const otherThan = (person: Person): Person => (person === 'hana' ? 'biruk' : 'hana');

/** Whose e-mail address or full name this is; null for nobody's, such as 'Anonymous'. */
export function personOf(signature: string): Person | null {
  const text = signature.trim().toLowerCase();
  const known: readonly Person[] = ['hana', 'biruk'];
  return known.find((one) => text === people[one].email || text === nameOf(one).toLowerCase()) ?? null;
}
