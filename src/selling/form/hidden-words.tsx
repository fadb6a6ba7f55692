/** For `RichText`: the words of a button that its place shows to all who see it, read out to the others. */
export const hiddenWords = (words: string) => <span className="sr-only">{words}</span>;
