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

/** Whom the name or address of a write names; null for nobody. */
export const personOf = (signature: string): Person | null =>
  /hana/i.test(signature) ? 'hana' : /biruk/i.test(signature) ? 'biruk' : null;

/** Something that somebody wrote. */
export interface Item {
  /** Stands in its text. */
  mark: string;
  kind: 'post' | 'request' | 'comment';
  writer: Person;
  /** Whether *Submit* was pressed: what was only typed must be offered again, and must not be sent. */
  isSubmitted: boolean;
  /**
   * Whose it may be. What was written signed out is the account's that first signs in with it: until an account
   * had the time to take it, it may become another one's.
   */
  owners: Set<Person>;
  isClaimed: boolean;
  /** Its owner had it deleted. */
  isDiscarded: boolean;
  /** A post of nobody for more than a day: it must not be sent until somebody has said whose it is. */
  isUnsigned: boolean;
  /** At the last visits it was still offered. */
  isOffered: boolean;
  /** The storage failed while it was there, so only an open page is sure to have it. */
  isAtRisk: boolean;
  /** A page went that may have been the only one to have it, or to know of its attempt. */
  mayBeForgotten: boolean;
  /** In ms. */
  writtenAt: number;
}

export const marksIn = (text: string): readonly string[] => [...new Set(text.match(/\bm\d+\b/g))];
