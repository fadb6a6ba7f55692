import { concatBytes, uint32, type Bytes } from './concat-bytes';

/** A box of an MP4 file: length, name and content. */
export const box = (name: string, ...body: readonly Bytes[]) => {
  const content = concatBytes(...body);
  return concatBytes(uint32(content.length + 8), name, content);
};
/** The box with the length of a video: units per second, and the number of units. */
export const header = (scale: number, units: number) =>
  box('mvhd', uint32(0), uint32(0), uint32(0), uint32(scale), uint32(units), new Uint8Array(80));
export const track = (handler: string) =>
  box(
    'trak',
    box('tkhd', new Uint8Array(80)),
    box('mdia', box('hdlr', uint32(0), uint32(0), handler, 'name')),
  );
/** The box that describes a video. */
export const film = (head: Uint8Array, ...tracks: readonly Uint8Array[]) => box('moov', head, ...tracks);
/** An MP4 file without pictures that states its length in seconds. */
export const buildMp4 = (seconds: number) =>
  concatBytes(box('ftyp', 'isom', uint32(0)), film(header(1000, seconds * 1000), track('vide')));
