/** Replaces the canvas. A photo is ready after a while. */
export const preparePhoto = (file: File): Promise<File> =>
  new Promise((resolve) => {
    setTimeout(() => resolve(file), 300);
  });
