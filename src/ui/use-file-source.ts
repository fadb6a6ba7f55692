import { useCallback } from 'react';

/** A ref that shows a file of this page in an `img` or `video`, as long as that stands. */
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
