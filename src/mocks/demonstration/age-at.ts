import { day, hour, minute } from '@/lib/time';

/** Which share of the catalogue is at most how old: much of it is recent, so that no list of recent posts is empty. */
const ages = [
  { share: 0, age: 3 * minute },
  { share: 0.125, age: 23.5 * hour },
  { share: 0.21, age: 47 * hour },
  { share: 0.4, age: 6.9 * day },
  { share: 1, age: 150 * day },
] as const;

/** The age (ms) of the listing that has `share` (0 to 1) of the catalogue before it, newest first. */
export function ageAt(share: number): number {
  const next = Math.max(
    1,
    ages.findIndex((entry) => entry.share >= share),
  );
  const [from, to] = [ages[next - 1], ages[next]];
  if (!from || !to) throw new RangeError(`A share lies between 0 and 1, unlike ${share}.`);
  return from.age + ((share - from.share) / (to.share - from.share)) * (to.age - from.age);
}
