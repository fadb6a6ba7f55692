import { parseUrl } from '@/platform/text/links';

/** In device pixels. There are few widths, so that a picture service can cache most pictures. */
const widths = [160, 320, 480, 640, 960, 1280, 1920];

export interface PictureSource {
  src: string;
  /** The picture at several widths, if a picture service is configured. */
  srcSet?: string;
}

const plainSource = (url: string, failures: number): PictureSource | null =>
  failures > 0 ? null : { src: url };

/** Builds picture sources for a service address that contains `{url}` and `{width}`. */
export function servedSource(url: string, failures: number, service: string): PictureSource | null {
  const address = parseUrl(url, window.location.origin)?.href ?? '';
  if (!/^https?:/.test(address)) return plainSource(url, failures);
  if (failures > 0) return plainSource(url, failures - 1);
  const at = (width: number) =>
    service.replace('{url}', encodeURIComponent(address)).replace('{width}', String(width));
  return { src: url, srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

/**
 * Chooses the next source of a picture after some failed tries: the picture service (`VITE_PICTURE_SERVICE`), then the
 * original, then null. Pictures stored on this device never go to the service.
 */
export const pictureSource = (url: string, failures: number): PictureSource | null =>
  // A compile-time constant, so that a build without a service drops this code.
  import.meta.env.VITE_PICTURE_SERVICE === ''
    ? plainSource(url, failures)
    : servedSource(url, failures, import.meta.env.VITE_PICTURE_SERVICE);
