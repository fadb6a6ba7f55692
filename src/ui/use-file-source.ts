import { useCallback } from 'react';

/** Appended to a video's address, so that iPhones show its first frame instead of black. */
export const firstFrameHash = '#t=0.001';

/** Returns a ref that shows a file in an element, and releases its object URL when the element unmounts. */
export function useFileSource(file: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.setAttribute('src', element instanceof HTMLVideoElement ? url + firstFrameHash : url);
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
