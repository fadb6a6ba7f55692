import { useCallback } from 'react';

/** A ref that leads an element to a file, and releases its object URL when that unmounts. */
export function useFileSource(file: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | HTMLAnchorElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.setAttribute('href' in element ? 'href' : 'src', url);
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
