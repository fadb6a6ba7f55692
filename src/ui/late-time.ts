let start = () => {};

/** Resolves when what the visitor came for is there. */
export const lateTime = new Promise<void>((resolve) => {
  start = resolve;
});

/** From now on, late parts may be fetched. */
export const startLateParts = (): void => start();
