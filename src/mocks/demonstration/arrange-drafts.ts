import type { Draft } from './make-drafts';
import { shuffle } from './random';

const shuffles = 80;

/** Counts 100 for neighbours with the same picture, and 1 for neighbours of the same company. */
function similarityOf(drafts: readonly Draft[]): number {
  return drafts.reduce((similarity, draft, index) => {
    const next = drafts[index + 1];
    if (next?.product.pictures[0] === draft.product.pictures[0]) return similarity + 100;
    return next?.company === draft.company ? similarity + 1 : similarity;
  }, 0);
}

const totalSimilarity = (drafts: readonly Draft[]) =>
  similarityOf(drafts) + similarityOf(drafts.filter(({ verified }) => verified));

/** Orders the drafts of a category so that neighbours differ, also when only verified drafts are shown. */
function orderCategory(drafts: readonly Draft[], random: () => number): readonly Draft[] {
  let best = drafts;
  let lowest = totalSimilarity(drafts);
  for (let attempt = 0; lowest > 0 && attempt < shuffles; attempt += 1) {
    const candidate = shuffle(drafts, random);
    const similarity = totalSimilarity(candidate);
    if (similarity < lowest) [best, lowest] = [candidate, similarity];
  }
  return best;
}

/** From how many drafts before it a draft must differ. If that is impossible, the next smaller number is tried. */
const distances = [6, 3, 1] as const;
const mixes = 20;

function areAlike(one: Draft, other: Draft): boolean {
  if (one.product.pictures[0] === other.product.pictures[0]) return true;
  const picture = one.company.profilePicture;
  return picture !== null && picture === other.company.profilePicture;
}

const fits = (draft: Draft, placed: readonly Draft[], distance: number) =>
  !placed.slice(-distance).some((other) => areAlike(draft, other));

interface Queue {
  left: Draft[];
  /** How many drafts the category had. */
  size: number;
}

/** Sorts the categories by the share of drafts that is left, largest first, so that all end together. */
function byShareLeft(queues: readonly Queue[], random: () => number): Queue[] {
  return queues
    .filter(({ left }) => left.length > 0)
    .map((queue) => ({ queue, rank: queue.left.length / queue.size + random() * 0.2 }))
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ queue }) => queue);
}

/** Mixes the categories, each in its own order. Returns null if neighbours would look the same at the end. */
function mix(categories: readonly (readonly Draft[])[], random: () => number): Draft[] | null {
  const queues = categories.map((drafts): Queue => ({ left: [...drafts], size: drafts.length }));
  const all: Draft[] = [];
  const verified: Draft[] = [];
  const canTake = (draft: Draft | undefined, distance: number) =>
    draft !== undefined && fits(draft, all, distance) && (!draft.verified || fits(draft, verified, distance));
  for (let count = categories.flat().length; count > 0; count -= 1) {
    const choice = byShareLeft(queues, random);
    const queueAt = (distance: number) => choice.find(({ left: [head] }) => canTake(head, distance));
    const draft = (queueAt(distances[0]) ?? queueAt(distances[1]) ?? queueAt(distances[2]))?.left.shift();
    if (!draft) return null;
    all.push(draft);
    if (draft.verified) verified.push(draft);
  }
  return all;
}

/**
 * Mixes the categories into one list, newest first. Neighbours look different in the whole list, in each category, and
 * when only verified posts are shown.
 */
export function arrangeDrafts(categories: readonly (readonly Draft[])[], random: () => number): Draft[] {
  const ordered = categories.map((drafts) => orderCategory(drafts, random));
  for (let attempt = 0; attempt < mixes; attempt += 1) {
    const arranged = mix(ordered, random);
    if (arranged) return arranged;
  }
  throw new Error('The demonstration has too few pictures for neighbours to look different.');
}
