/** The error of a rejected promise. If the promise resolves, the test fails. */
export async function failureOf(promise: Promise<unknown>): Promise<unknown> {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error('It did not fail.');
}
