/** One row of an account page; '' where the server gave nothing to read. */
export interface AccountRecord {
  /** Tells it from the other rows. */
  key: string;
  /** The number or name under which the server keeps it. */
  id: string;
  text: string;
  status: string;
}
