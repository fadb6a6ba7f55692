import { encode } from 'uqr';

/** The dark modules of a QR code, line by line, without the margin. */
export type QrModules = readonly (readonly boolean[])[];

/** The QR code of a text; null for one that is longer than a code holds. */
export function qrModules(text: string): QrModules | null {
  try {
    // `M`: it still reads with a seventh of it torn or dirty, as at a door.
    return encode(text, { ecc: 'M', border: 0 }).data;
  } catch {
    return null;
  }
}
