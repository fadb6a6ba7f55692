/**
 * More signs than these eight on one letter are dropped: a browser hangs while it draws a hundred thousand of them. Tibetan
 * stacks and the flags of regions need eight.
 */
const piledSigns = /([\p{M}\p{Cf}\p{Emoji_Modifier}]{8})[\p{M}\p{Cf}\p{Emoji_Modifier}]+/gu;

/** A trimmed text as far as pages draw it; 5,000 characters are many times what an honest seller writes in a line. */
export function limitText(text: string, longest = 5000): string {
  const limited = text.trim().replace(piledSigns, '$1');
  if (limited.length <= longest) return limited;
  // Firefox has no segmenter before version 125; without it only a sign of two halves stays whole.
  const start = 'Segmenter' in Intl && new Intl.Segmenter().segment(limited).containing(longest)?.index;
  return limited
    .slice(0, start || longest)
    .replace(/\p{Cs}$/u, '')
    .trim();
}
