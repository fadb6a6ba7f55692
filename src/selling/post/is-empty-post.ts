import type { Post } from './post';

/** Whether there is nothing in it that anybody would miss. */
export const isEmptyPost = ({ fields, media }: Post): boolean =>
  Object.values(fields).every((text) => String(text).trim() === '') &&
  !media.profile &&
  !media.main &&
  !media.video &&
  media.additional.length === 0;
