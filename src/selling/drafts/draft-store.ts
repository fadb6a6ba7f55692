import type { KeptPost } from './kept-post';

/** Where unsent posts and their files are kept. Every call may reject: a disk may be full, a private window closed. */
export interface DraftStore {
  posts(): Promise<readonly KeptPost[]>;
  putPost(post: KeptPost): Promise<void>;
  /** With all its files. */
  removePost(id: string): Promise<void>;
  file(postId: string, id: string): Promise<File | null>;
  putFile(postId: string, id: string, file: File): Promise<void>;
  removeFile(postId: string, id: string): Promise<void>;
}
