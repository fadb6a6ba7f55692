/** Thrown if the browser's storage does not work or does not answer. Browsers themselves throw a `DOMException`. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
