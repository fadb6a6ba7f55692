import type { StoredPost } from './stored-post';

/** Which files without a post stay all the same. */
interface OrphanLimits {
  /** The posts whose record may still be on its way. */
  spared: ReadonlySet<string>;
  /** Files kept at this time or later stay, in ms since 1970: a post's files are written before its record. */
  keptBefore: number;
}

/**
 * Where unsent posts and their files are kept. Every call may reject: a disk may be full, a private window
 * closed.
 */
export interface DraftStore {
  /**
   * How often the browser has emptied it since the page was opened, as when its user clears what sites have
   * stored: what was put before is then to be put again.
   */
  timesEmptied(): Promise<number>;
  /** A record that this version cannot read stays, with its files, for one that can. */
  posts(): Promise<readonly StoredPost[]>;
  putPost(post: StoredPost): Promise<void>;
  /** With all its files. */
  removePost(id: string): Promise<void>;
  file(postId: string, id: string): Promise<File | null>;
  putFile(postId: string, id: string, file: File): Promise<void>;
  removeFile(postId: string, id: string): Promise<void>;
  /** Removes the files whose post has no record. */
  removeOrphans(limits: OrphanLimits): Promise<void>;
}
