/** Errors by field, as Django REST Framework sends them. */
export type FieldErrors = Record<string, string[]>;

/** Messages in the wording of Django REST Framework, so that they look as with a real server. */
export const fieldMessages = {
  required: 'This field is required.',
  blank: 'This field may not be blank.',
  null: 'This field may not be null.',
  string: 'Not a valid string.',
  number: 'A valid number is required.',
  integer: 'A valid integer is required.',
  email: 'Enter a valid email address.',
  url: 'Enter a valid URL.',
  notFile: 'The submitted data was not a file. Check the encoding type on the form.',
  emptyFile: 'The submitted file is empty.',
  image: 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.',
} as const;
