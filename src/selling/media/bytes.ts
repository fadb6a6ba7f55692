export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Whether `bytes` contain the characters of `text`, one byte each, at `position`. */
export const bytesMatch = (bytes: Uint8Array, position: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[position + index] === letter.charCodeAt(0));
