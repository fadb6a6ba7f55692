import { createUserMarks } from '@/lib/user-marks';

const marks = createUserMarks('gulit:likes');

/** The ids of the listings that each user of this browser likes (spec section 7: local only, no call). */
export const likes = marks.store;
export const refreshLikes = marks.refresh;
export const toggleLike = marks.toggle;
