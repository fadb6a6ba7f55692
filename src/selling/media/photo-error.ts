const kinds = ['not-a-picture', 'too-large'] as const;

/** Why a file cannot be sent as a photo: nothing here can show it, or it asks for more memory than a phone has. */
export type PhotoErrorKind = (typeof kinds)[number];

/** Whether a worker's answer is such a reason: an error loses its class on the way between threads, a word does not. */
export const isPhotoErrorKind = (value: unknown): value is PhotoErrorKind =>
  kinds.some((kind) => kind === value);

const words: Record<PhotoErrorKind, string> = {
  'too-large': 'This photo has too many pixels for this device. Please choose a smaller one.',
  'not-a-picture': 'This could not be read as a photo. Please choose a JPEG, PNG or WebP.',
};

/** The one form in which a photo that cannot be prepared reaches the form. */
export class PhotoError extends Error {
  readonly kind: PhotoErrorKind;

  constructor(kind: PhotoErrorKind, options?: ErrorOptions) {
    super(words[kind], options);
    this.name = 'PhotoError';
    this.kind = kind;
  }
}
