/** How large a file may be, and what it holds, in bytes: a small one can be made to unpack without end. */
export const mostBytes = 20_000_000;
/** What is written unpacks to at most so many, because base64 adds a third to what does not compress. */
export const mostWritten = 14_000_000;
export const mostOffers = 1000;
/** The longest side of a picture, in px: a few bytes can claim one that fills the memory. */
export const pictureSide = 160;
export const mostPictureBytes = 12_000;
