/** How long a paint is waited for, in ms: a page in the background paints nothing. */
const timeout = 250;

/** Resolves when what was drawn is on the screen. */
export const nextPaint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, timeout);
    requestAnimationFrame(() => setTimeout(resolve));
  });
