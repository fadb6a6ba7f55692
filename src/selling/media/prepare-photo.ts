import { PhotoError } from './photo-error';
import { photoName } from './photo-name';
import { createPhotoShrinker } from './photo-shrinker';
import { shrinkPhoto } from './shrink-photo';

const shrink = createPhotoShrinker({
  startWorker: () => new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' }),
  shrinkHere: shrinkPhoto,
});

/** A photo that the device cannot open is none; one that it opens and cannot draw takes more memory than it has. */
const toPhotoError = (cause: unknown) =>
  cause instanceof PhotoError ? cause : new PhotoError('too-large', { cause });

/**
 * The photo as it is sent: small, upright, without metadata, under a clean name. Photos are prepared one after the other.
 * Rejects with a `PhotoError`.
 */
export async function preparePhoto(file: File): Promise<File> {
  try {
    const photo = await shrink(file);
    return new File([photo], photoName(file.name, photo.type), { type: photo.type });
  } catch (error) {
    throw toPhotoError(error);
  }
}
