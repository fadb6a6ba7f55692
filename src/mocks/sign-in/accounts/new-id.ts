/** An id as Clerk makes them: what it is of, then letters and digits. */
export const newId = (kind: 'user' | 'sess' | 'sua' | 'sia') =>
  `${kind}_${crypto.randomUUID().replaceAll('-', '')}`;
