import type { Draft } from './draft';
import { shuffle } from './shuffle';

const attempts = 80;

/** Two neighbours with one picture are a fault; two of one company are a pity. */
function faultsAmong(drafts: readonly Draft[]): number {
  return drafts.reduce((faults, draft, index) => {
    const next = drafts[index + 1];
    if (next?.product.pictures[0] === draft.product.pictures[0]) return faults + 100;
    return next?.company === draft.company ? faults + 1 : faults;
  }, 0);
}

const faultsIn = (drafts: readonly Draft[]) =>
  faultsAmong(drafts) + faultsAmong(drafts.filter(({ verified }) => verified));

/** An order of one category's drafts that looks well with and without the posts that wait. */
export function orderCategory(drafts: readonly Draft[], random: () => number): readonly Draft[] {
  let best = drafts;
  let fewest = faultsIn(drafts);
  for (let attempt = 0; fewest > 0 && attempt < attempts; attempt += 1) {
    const candidate = shuffle(drafts, random);
    const faults = faultsIn(candidate);
    if (faults < fewest) [best, fewest] = [candidate, faults];
  }
  return best;
}
