export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new DataView(buffer, byteOffset, byteLength);

/** Whether the bytes from `position` on are the characters of `text`, one byte each. */
export const bytesMatch = (bytes: Uint8Array, position: number, text: string): boolean =>
  [...text].every((letter, index) => bytes[position + index] === letter.charCodeAt(0));
