export type Person = 'hana' | 'biruk';

export const otherThan = (person: Person): Person => (person === 'hana' ? 'biruk' : 'hana');

export const userOf = (id: Person) => ({
  id,
  fullName: id === 'hana' ? 'Hana Bekele' : 'Biruk Tesfaye',
  firstName: id === 'hana' ? 'Hana' : 'Biruk',
  lastName: id === 'hana' ? 'Bekele' : 'Tesfaye',
  username: '',
  email: `${id}@example.com`,
});

/** The person whose name or address a write contains; null for nobody. */
export const personOf = (signature: string): Person | null =>
  /hana/i.test(signature) ? 'hana' : /biruk/i.test(signature) ? 'biruk' : null;

/** Something that somebody wrote. */
export interface Item {
  /** A part of its text, by which it is recognised. */
  mark: string;
  kind: 'post' | 'request' | 'comment';
  writer: Person;
  /** Whether *Submit* was pressed. Otherwise it must be offered again and not sent. */
  isSubmitted: boolean;
  /** The accounts that may own it. An item without an owner goes to the first that signs in. */
  owners: Set<Person>;
  isClaimed: boolean;
  /** Whether its owner has deleted it. */
  isDiscarded: boolean;
  /** Whether it is a post without an owner, older than a day. It must not be sent without asking. */
  isUnsigned: boolean;
  /** Whether it was still offered at the last visits. */
  isOffered: boolean;
  /** Whether the storage has failed, so that only an open page is sure to have it. */
  isAtRisk: boolean;
  /** Whether only a closed page may have known it or its attempt. */
  mayBeForgotten: boolean;
  /** In ms. */
  writtenAt: number;
}

export const marksIn = (text: string): readonly string[] => [...new Set(text.match(/\bm\d+\b/g))];
