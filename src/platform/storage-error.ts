/** The browser's storage does not work or does not answer. Storage also fails with a `DOMException` of the browser. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}
