/** The specification allows 30 s; a camera that was stopped at 30 writes a little more, in seconds. */
const longest = 30.5;

/** Whether a video of so many seconds exceeds the limit of half a minute. */
export const isVideoTooLong = (seconds: number): boolean => seconds > longest;
