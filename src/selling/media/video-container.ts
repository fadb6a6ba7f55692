import { bytesMatch, viewOf } from './bytes';

/** The greatest length of a box header in bytes: length, name, and a 64-bit length if the first length is 1. */
const headLength = 16;
/** The greatest length in bytes of the box that describes a video. For half a minute it has about 100 kB. */
const maxDescriptionBytes = 20_000_000;

interface Box {
  name: string;
  /** The position of its content. `end` is the position after it. */
  body: number;
  end: number;
}

/** Reads the header of a box. `start` is the position of the box, `limit` the end of its container. */
function readBox(bytes: Uint8Array, start: number, limit: number): Box | null {
  if (bytes.length < 8) return null;
  const view = viewOf(bytes);
  const name = String.fromCharCode(...bytes.subarray(4, 8));
  const short = view.getUint32(0);
  const is64Bit = short === 1;
  if (is64Bit && bytes.length < headLength) return null;
  const head = is64Bit ? 16 : 8;
  // A length of 0 means: up to the end.
  const length = short === 0 ? limit - start : is64Bit ? Number(view.getBigUint64(8)) : short;
  if (length < head || start + length > limit) return null;
  return { name, body: start + head, end: start + length };
}

const bytesOf = async (file: Blob, from: number, to: number) =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** Finds the box `moov`, which describes the video. Phones write it at the end of the file. */
async function findDescription(file: Blob): Promise<Uint8Array | null> {
  let position = 0;
  while (position < file.size) {
    const box = readBox(await bytesOf(file, position, position + headLength), position, file.size);
    if (!box) return null;
    const isFitting = box.end - box.body <= maxDescriptionBytes;
    if (box.name === 'moov') return isFitting ? bytesOf(file, box.body, box.end) : null;
    position = box.end;
  }
  return null;
}

function* boxesIn(bytes: Uint8Array, from: number, to: number): Generator<Box> {
  let position = from;
  while (position < to) {
    const box = readBox(bytes.subarray(position, Math.min(to, position + headLength)), position, to);
    if (!box) return;
    yield box;
    position = box.end;
  }
}

/** Whether a track, or a part of a track, contains pictures rather than sound. */
function hasPicture(bytes: Uint8Array, { name, body, end }: Box): boolean {
  if (name === 'hdlr') return bytesMatch(bytes, body + 8, 'vide');
  const isContainer = name === 'trak' || name === 'mdia';
  return isContainer && [...boxesIn(bytes, body, end)].some((inner) => hasPicture(bytes, inner));
}

/** Reads the length from the box `mvhd`, which contains the units per second and the number of units. */
function secondsIn(header: Uint8Array): number | null {
  const view = viewOf(header);
  const is64Bit = view.getUint8(0) === 1;
  const scale = view.getUint32(is64Bit ? 20 : 12);
  const units = is64Bit ? Number(view.getBigUint64(24)) : view.getUint32(16);
  const isKnown = scale > 0 && units > 0 && units !== 0xffff_ffff;
  return isKnown ? units / scale : null;
}

/**
 * The length of a video in seconds, according to the file: MP4, MOV or 3GP. This works even if the browser cannot
 * decode the video, as with HEVC. null for other files, and for files without a length or a picture.
 */
export async function containerSeconds(file: Blob): Promise<number | null> {
  const bytes = await findDescription(file);
  if (!bytes) return null;
  const boxes = [...boxesIn(bytes, 0, bytes.length)];
  const header = boxes.find(({ name }) => name === 'mvhd');
  if (!header || !boxes.some((box) => hasPicture(bytes, box))) return null;
  try {
    return secondsIn(bytes.subarray(header.body, header.end));
  } catch {
    // The header is too short.
    return null;
  }
}
