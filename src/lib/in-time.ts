/** Settles as `work` does; rejects where that takes longer than `patience`, in ms. The work itself cannot be ended and goes on. */
export function inTime<Result>(work: Promise<Result>, patience: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), patience);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
