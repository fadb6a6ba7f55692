import { PhotoError } from './photo-error';
import { createPhotoShrinker } from './photo-shrinker';
import { shrinkPhoto } from './shrink-photo';

const longest = 60;
const extensions: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' };

/** The name for a prepared photo: what the seller called it, in letters that every server takes, and what it is now. */
export function photoName(original: string, type: string): string {
  const stem = original
    .normalize()
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .slice(0, longest)
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '');
  return `${stem || 'photo'}.${extensions[type] ?? 'jpg'}`;
}

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
