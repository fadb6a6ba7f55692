const tints = 6;

/** One of the design's six tints, in order. */
export const tintByIndex = (index: number): string => `var(--tint-${index % tints})`;

/** One of the design's six tints, always the same for the same seed. */
export function tintBySeed(seed: string): string {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return tintByIndex(hash);
}
