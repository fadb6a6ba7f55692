/** The time of every test, in ms. */
export const fixedNow = Date.parse('2026-11-21T12:00:00+03:00');

/** An ISO date `age` ms before `fixedNow`. */
export const dateBefore = (age: number) => new Date(fixedNow - age).toISOString();
