/** The time at which every test happens, in ms. */
export const fixedNow = Date.parse('2026-11-21T12:00:00+03:00');

/** An ISO date that lies `age` ms before the fixed now. */
export const dateBefore = (age: number) => new Date(fixedNow - age).toISOString();
