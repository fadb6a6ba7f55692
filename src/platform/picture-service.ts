import { wholeAddress } from '@/platform/text/links';

/** In pixels of the device: from thumbnails to full screens. Few, so that a service's cache has most of them. */
const widths = [160, 320, 480, 640, 960, 1280, 1920];

export interface PictureSource {
  src: string;
  /** The same picture at several widths, where there is a service that makes them. */
  srcSet?: string;
}

const plainSource = (url: string, failures: number): PictureSource | null =>
  failures > 0 ? null : { src: url };

/** `pictureSource` over the service at an address with `{url}` and `{width}` in it. */
export function servedSource(url: string, failures: number, service: string): PictureSource | null {
  const address = wholeAddress(url, window.location.origin) ?? '';
  if (!/^https?:/.test(address)) return plainSource(url, failures);
  if (failures > 0) return plainSource(url, failures - 1);
  const at = (width: number) =>
    service.replace('{url}', encodeURIComponent(address)).replace('{width}', String(width));
  return { src: url, srcSet: widths.map((width) => `${at(width)} ${width}w`).join(', ') };
}

/**
 * How to ask for a picture, after so many failures: at the width of its place from the picture service
 * (`VITE_PICTURE_SERVICE`, docs/deploy.md), then as it is; null once that has failed as well. Pictures that are
 * on this device only are asked for as they are.
 */
export const pictureSource = (url: string, failures: number): PictureSource | null =>
  // A constant, so that a build without a service drops what asks it.
  import.meta.env.VITE_PICTURE_SERVICE === ''
    ? plainSource(url, failures)
    : servedSource(url, failures, import.meta.env.VITE_PICTURE_SERVICE);
