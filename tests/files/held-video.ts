import { buildMp4 } from './mp4-bytes';

/** A video of `seconds` that can be read only after `release`. */
export function holdVideo(name: string, seconds: number): { file: File; release: () => void } {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const file = new File([buildMp4(seconds)], name, { type: 'video/mp4' });
  const slice = file.slice.bind(file);
  file.slice = (...range) => {
    const part = slice(...range);
    const read = part.arrayBuffer.bind(part);
    part.arrayBuffer = async () => {
      await released;
      return read();
    };
    return part;
  };
  return { file, release };
}
