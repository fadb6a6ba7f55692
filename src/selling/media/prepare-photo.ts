import { trustScriptsOf } from '@/platform/trusted-types';
import { PhotoError } from './photo-error';
import { createPhotoShrinker } from './photo-shrinker';
import { shrinkPhoto } from './shrink-photo';

const maxNameLength = 60;
const extensions: Record<string, string> = { 'image/png': 'png', 'image/webp': 'webp' };

/**
 * The file name of a prepared photo: the seller's name in letters that every server accepts, with the new
 * extension.
 */
export function photoName(original: string, type: string): string {
  const stem = original
    .normalize()
    .replace(/^.*[/\\]/su, '')
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .slice(0, maxNameLength)
    .replace(/[^\p{L}\p{M}\p{N}_.-]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/gu, '');
  return `${stem || 'photo'}.${extensions[type] ?? 'jpg'}`;
}

const shrink = createPhotoShrinker({
  startWorker() {
    trustScriptsOf(window.location.origin);
    return new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' });
  },
  shrinkHere: shrinkPhoto,
});

/** If a device can open a photo but not draw it, it has run out of memory. */
const toPhotoError = (cause: unknown) =>
  cause instanceof PhotoError ? cause : new PhotoError('too-large', { cause });

/**
 * Makes a photo small and upright, without metadata and with a clean name, one at a time. Rejects with a
 * `PhotoError`.
 */
export async function preparePhoto(file: File): Promise<File> {
  try {
    const photo = await shrink(file);
    return new File([photo], photoName(file.name, photo.type), { type: photo.type });
  } catch (error) {
    throw toPhotoError(error);
  }
}
