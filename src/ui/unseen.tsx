/** Words for assistive technology alone, as a value of a `RichText`. */
export const unseen = (words: string) => <span className="sr-only">{words}</span>;
