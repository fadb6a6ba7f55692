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

/** The person whose name or address a write carries; null for nobody. */
export const personOf = (signature: string): Person | null =>
  /hana/i.test(signature) ? 'hana' : /biruk/i.test(signature) ? 'biruk' : null;

/** Something that somebody wrote. */
export interface Item {
  /** Is part of its text. */
  mark: string;
  kind: 'post' | 'request' | 'comment';
  writer: Person;
  /** Whether *Submit* was pressed. Text that was only typed must be offered again and not sent. */
  isSubmitted: boolean;
  /**
   * The accounts that may own it. Something written signed out belongs to the account that first signs in with it;
   * until an account had time to claim it, it may become another's.
   */
  owners: Set<Person>;
  isClaimed: boolean;
  /** Its owner had it deleted. */
  isDiscarded: boolean;
  /** An unsigned post older than a day, which must not be sent without a question. */
  isUnsigned: boolean;
  /** It was still offered at the last visits. */
  isOffered: boolean;
  /** The storage failed meanwhile, so only an open page is sure to have it. */
  isAtRisk: boolean;
  /** A page was closed that may have been the only one to know it or its attempt. */
  mayBeForgotten: boolean;
  /** In ms. */
  writtenAt: number;
}

export const marksIn = (text: string): readonly string[] => [...new Set(text.match(/\bm\d+\b/g))];
