import type { Draft } from './make-drafts';
import { shuffle } from './random';

const shuffles = 80;

/** Rates how similar neighbours are: 100 for the same picture, 1 for the same company. */
function faultsAmong(drafts: readonly Draft[]): number {
  return drafts.reduce((faults, draft, index) => {
    const next = drafts[index + 1];
    if (next?.product.pictures[0] === draft.product.pictures[0]) return faults + 100;
    return next?.company === draft.company ? faults + 1 : faults;
  }, 0);
}

const faultsIn = (drafts: readonly Draft[]) =>
  faultsAmong(drafts) + faultsAmong(drafts.filter(({ verified }) => verified));

/** Orders the drafts of a category so that neighbours differ. This must also hold without the unverified ones. */
function orderCategory(drafts: readonly Draft[], random: () => number): readonly Draft[] {
  let best = drafts;
  let fewest = faultsIn(drafts);
  for (let attempt = 0; fewest > 0 && attempt < shuffles; attempt += 1) {
    const candidate = shuffle(drafts, random);
    const faults = faultsIn(candidate);
    if (faults < fewest) [best, fewest] = [candidate, faults];
  }
  return best;
}

/** How many neighbours have to differ. If a number is impossible, the next smaller one is tried. */
const reaches = [6, 3, 1] as const;
const mixes = 20;

function areAlike(one: Draft, other: Draft): boolean {
  if (one.product.pictures[0] === other.product.pictures[0]) return true;
  const picture = one.company.profilePicture;
  return picture !== null && picture === other.company.profilePicture;
}

const fits = (draft: Draft, placed: readonly Draft[], reach: number) =>
  !placed.slice(-reach).some((other) => areAlike(draft, other));

interface Queue {
  left: Draft[];
  /** How many drafts the category had. */
  size: number;
}

/** Sorts the categories by the share that is left, largest first, so that large and small categories end together. */
function byShareLeft(queues: readonly Queue[], random: () => number): Queue[] {
  return queues
    .filter(({ left }) => left.length > 0)
    .map((queue) => ({ queue, rank: queue.left.length / queue.size + random() * 0.2 }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ queue }) => queue);
}

/** Mixes the categories, each in its own order. null if neighbours at the end would look the same. */
function mix(categories: readonly (readonly Draft[])[], random: () => number): Draft[] | null {
  const queues = categories.map((drafts): Queue => ({ left: [...drafts], size: drafts.length }));
  const all: Draft[] = [];
  const verified: Draft[] = [];
  const canTake = (draft: Draft | undefined, reach: number) =>
    draft !== undefined && fits(draft, all, reach) && (!draft.verified || fits(draft, verified, reach));
  for (let count = categories.flat().length; count > 0; count -= 1) {
    const choice = byShareLeft(queues, random);
    const queueAt = (reach: number) => choice.find(({ left: [head] }) => canTake(head, reach));
    const draft = (queueAt(reaches[0]) ?? queueAt(reaches[1]) ?? queueAt(reaches[2]))?.left.shift();
    if (!draft) return null;
    all.push(draft);
    if (draft.verified) verified.push(draft);
  }
  return all;
}

/**
 * Mixes the categories into one list, newest first, in which no two neighbours look alike. The same holds within each
 * category, and without the posts that wait for verification.
 */
export function arrangeDrafts(categories: readonly (readonly Draft[])[], random: () => number): Draft[] {
  const ordered = categories.map((drafts) => orderCategory(drafts, random));
  for (let attempt = 0; attempt < mixes; attempt += 1) {
    const arranged = mix(ordered, random);
    if (arranged) return arranged;
  }
  throw new Error('The demonstration has too few pictures for neighbours to look different.');
}
