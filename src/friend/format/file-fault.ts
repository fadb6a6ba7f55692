import { message } from '@/language/translate';

/** Why a file is not opened, each with what to say, in English. */
export const fileFaults = {
  'not-ours': {
    message: message('This is no file with offers.'),
    advice: message('It has to be one that {brand} has made, with .txt at the end of its name.'),
  },
  newer: {
    message: message('A newer {brand} has made this file.'),
    advice: message('Open the app once with a connection, so that it is renewed, then try again.'),
  },
  damaged: {
    message: message('This file is damaged or cut off.'),
    advice: message('Ask your friend to send it once more.'),
  },
  'too-large': {
    message: message('This file is too large.'),
    advice: message('At most 20 MB and 1,000 offers are opened. Ask your friend for fewer.'),
  },
  empty: {
    message: message('There is no offer in this file.'),
    advice: message('Ask your friend to choose others.'),
  },
} as const;

export type FileFault = keyof typeof fileFaults;

/** A file that is not opened. */
export class FriendFileError extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(`The file is refused: ${fault}.`);
    this.name = 'FriendFileError';
    this.fault = fault;
  }
}
