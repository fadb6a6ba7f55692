import type { Person } from './people';

export type Kind = 'post' | 'request' | 'comment';

/** Something that somebody wrote in a run. */
export interface Item {
  /** Stands in its text. */
  mark: string;
  kind: Kind;
  text: string;
  writer: Person;
  /** The field in which it was written, where it is offered again. */
  field: 'form' | 'box' | 'message' | 'comment';
  /** Whether *Submit* or *Send* was pressed; what was only typed must be offered again, and must not be sent. */
  isSubmitted: boolean;
  /**
   * Whose it may be. A post that was written signed out is the account's that first signed in with it: until an
   * account had the time to take it, it may become another one's.
   */
  owners: Set<Person>;
  isClaimed: boolean;
  /** Its owner had it deleted, at a logout. */
  isDiscarded: boolean;
  /**
   * A post that nobody had signed for more than a day: from then on, until somebody has answered whether it is
   * theirs, it must not be sent. In ms.
   */
  unsigned: { since: number; until: number } | null;
  /** At the last visit of its owner it was still offered. */
  isOffered: boolean;
}
