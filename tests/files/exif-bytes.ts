import { concatBytes } from './concat-bytes';

/** The data in the EXIF block of test files. */
export const exifFacts = { make: 'Gulit Phone', orientation: 6, latitude: 9.012346, longitude: 38.765432 };

const ascii = 2;
const short = 3;
const long = 4;
const rational = 5;

const uint16 = (value: number) => [value & 0xff, (value >> 8) & 0xff];
const uint32 = (value: number) => [...uint16(value), ...uint16(value >>> 16)];
/** An entry of 12 bytes: tag, type, count, and the value or its offset. */
const entry = (tag: number, type: number, count: number, value: readonly number[]) => [
  ...uint16(tag),
  ...uint16(type),
  ...uint32(count),
  ...value,
];
/** A directory: the number of its entries, the entries, and no next directory. */
const directory = (...entries: number[][]) => [...uint16(entries.length), ...entries.flat(), ...uint32(0)];
const directoryLength = (entries: number) => 2 + entries * 12 + 4;

/** An angle as EXIF writes it: degrees, minutes, and ten-thousandths of a second. */
function angle(degrees: number): number[] {
  const total = Math.round(degrees * 36_000_000);
  const minutes = Math.floor(total / 600_000);
  const parts = [
    [Math.floor(minutes / 60), 1],
    [minutes % 60, 1],
    [total % 600_000, 10_000],
  ];
  return parts.flat().flatMap(uint32);
}

/** An EXIF block (a little-endian TIFF) with the camera's make, a quarter turn and a location. */
export function exifBytes(): Uint8Array {
  const make = concatBytes(exifFacts.make, '\0');
  const makeAt = 8 + directoryLength(3);
  const gpsAt = makeAt + make.length;
  const latitudeAt = gpsAt + directoryLength(4);
  const longitudeAt = latitudeAt + 24;
  const letter = (text: string) => [text.charCodeAt(0), 0, 0, 0];
  return concatBytes(
    'II*\0',
    uint32(8),
    directory(
      entry(0x010f, ascii, make.length, uint32(makeAt)),
      entry(0x0112, short, 1, [...uint16(exifFacts.orientation), 0, 0]),
      entry(0x8825, long, 1, uint32(gpsAt)),
    ),
    make,
    directory(
      entry(1, ascii, 2, letter('N')),
      entry(2, rational, 3, uint32(latitudeAt)),
      entry(3, ascii, 2, letter('E')),
      entry(4, rational, 3, uint32(longitudeAt)),
    ),
    angle(exifFacts.latitude),
    angle(exifFacts.longitude),
  );
}
