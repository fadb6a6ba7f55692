const tints = 6;

/** One of the six tints of the design, in turn. */
export const tintAt = (index: number): string => `var(--tint-${index % tints})`;

/** One of the six tints of the design, always the same for the same seed. */
export function tintOf(seed: string): string {
  let hash = 0;
  for (const character of seed) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) >>> 0;
  return tintAt(hash);
}
