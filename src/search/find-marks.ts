import { onceFor } from '@/platform/once-for';
import { phrasesOf, meaningsOf } from './word-meanings';
import type { SearchQuery } from './read-query';
import type { SearchIndex, Searched } from './search-index';
import { wordsOf } from './search-words';

/** A piece of a text, and whether a search has found it by that. */
export interface MarkedPiece {
  text: string;
  isMarked: boolean;
}

/** The words of a name and what stands between them. The next letter finds mostly the same offers. */
const piecesOf = onceFor(({ name }: Searched) =>
  name
    .split(/([\p{L}\p{M}\p{N}'’]+)/u)
    .filter((text) => text !== '')
    .map((text) => ({ text, words: wordsOf(text) })),
);

/** Marks in names the words by which a search finds them, whatever script and spelling they were typed in. */
export function createMarking(
  query: SearchQuery,
  index: SearchIndex<Searched>,
  isUnfinished: boolean,
): (item: Searched) => readonly MarkedPiece[] {
  const phrases = phrasesOf(query.words);
  const meant = phrases.flatMap((phrase) =>
    meaningsOf(phrase, index, isUnfinished && phrase === phrases.at(-1)).map(({ words }) => words),
  );
  return (item) => {
    const pieces = piecesOf(item);
    const own = new Set(pieces.flatMap(({ words }) => words));
    const marked = new Set(meant.filter((words) => words.every((word) => own.has(word))).flat());
    return pieces.map(({ text, words }) => ({ text, isMarked: words.some((word) => marked.has(word)) }));
  };
}
