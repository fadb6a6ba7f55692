import { message } from '@/language/translate';

const words = {
  'too-large': message('This photo has too many pixels for this device. Please choose a smaller one.'),
  unreadable: message('This file cannot be read any more. Please choose it again.'),
  'not-drawn': message(
    'The privacy protection of this browser changes photos of this kind. Please choose a JPEG, PNG or WebP.',
  ),
  'not-a-picture': message('This could not be read as a photo. Please choose a JPEG, PNG or WebP.'),
};

/** Why a file cannot be used as a photo. */
export type PhotoErrorKind = keyof typeof words;

/**
 * Whether a worker's answer is such a reason. It is sent as a string, because errors lose their class between
 * threads.
 */
export const isPhotoErrorKind = (value: unknown): value is PhotoErrorKind =>
  typeof value === 'string' && Object.hasOwn(words, value);

/** Describes why a photo cannot be prepared, with the form's text. */
export class PhotoError extends Error {
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, options?: ErrorOptions) {
    super(words[kind], options);
    this.name = 'PhotoError';
    this.kind = kind;
  }
}
