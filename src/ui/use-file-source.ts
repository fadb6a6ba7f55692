import { useCallback } from 'react';

/** At the end of a video's address: an iPhone shows a frame, not a black surface, before it is played. */
export const firstFrame = '#t=0.001';

/** A ref that leads an element to a file, and releases its object URL when that unmounts. */
export function useFileSource(file: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.setAttribute('src', element instanceof HTMLVideoElement ? url + firstFrame : url);
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
