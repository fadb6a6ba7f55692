import { createUserMarks } from '@/lib/user-marks';

/** Which requests each user of this browser likes; local, no call (decisions, Requests). */
export const requestLikes = createUserMarks('gulit:request-likes');
