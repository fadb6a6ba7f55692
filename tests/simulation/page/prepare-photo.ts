/** Replaces the canvas: a photo is ready after a while. */
export const preparePhoto = (file: File): Promise<File> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(file), 300);
  });
