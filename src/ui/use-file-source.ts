import { useCallback } from 'react';

/** A ref that leads an element to a file, and releases its object URL when that unmounts. */
export function useFileSource(file: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.setAttribute('src', url);
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
