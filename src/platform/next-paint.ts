/** How long to wait for a paint, in ms. A page in the background never paints. */
const timeout = 250;

/** Resolves once the current frame is on the screen. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, timeout);
    requestAnimationFrame(() => setTimeout(resolve));
  });
