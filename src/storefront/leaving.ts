/** The way to another site; an object, since no test may really leave. */
export const leaving = {
  to: (address: string): void => window.location.assign(address),
};
