/** Settles as `work` does, or rejects after `timeout` ms. The work itself cannot be cancelled and goes on. */
export function withTimeout<Result>(work: Promise<Result>, timeout: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('It took too long.')), timeout);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
