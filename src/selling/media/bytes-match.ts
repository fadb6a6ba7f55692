/** Whether `bytes` hold the characters of `text`, one byte each, at `position`. */
export function bytesMatch(bytes: Uint8Array, position: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1) {
    if (bytes[position + index] !== text.charCodeAt(index)) return false;
  }
  return true;
}
