import { useCallback } from 'react';

/** A ref that shows a file in an `img` or `video`, and releases its object URL when that unmounts. */
export function useFileSource(file: Blob) {
  return useCallback(
    (element: HTMLImageElement | HTMLVideoElement | null) => {
      if (!element) return undefined;
      const url = URL.createObjectURL(file);
      element.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
}
