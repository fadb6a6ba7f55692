const plain = 'abcdefghijklmnopqrstuvwxyz';
const accented = [...'áḃçđéƒğħíĵķłṁñóṗɋŕšŧúṽŵẋýž'];

/**
 * An English text in letters that no English word has, in brackets and 40 % longer, as German is; values and tags
 * stay.
 */
export function pseudoText(text: string): string {
  const letters = text.replaceAll(/\{\w+\}|<\/?\w+>|[a-z]/gi, (part) => {
    const letter = accented[plain.indexOf(part.toLowerCase())];
    return part.length > 1 || !letter ? part : part === part.toLowerCase() ? letter : letter.toUpperCase();
  });
  const { length } = text.replaceAll(/\{\w+\}|<\/?\w+>/g, '');
  // In short words, which a narrow column can break between.
  return `[${letters}${' øøøø'.repeat(Math.floor((length * 0.4) / 5))}]`;
}
