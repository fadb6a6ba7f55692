/**
 * The language of a text that somebody has written, where its letters leave no doubt: Ethiopic without a word in
 * Latin letters, and without the letters that Amharic has not, as in Tigrinya.
 */
export const textLanguage = (text: string): 'am' | undefined =>
  /[\u1200-\u137F]/.test(text) && !/[\u1250-\u125D]|[a-z]{3}/i.test(text) ? 'am' : undefined;

/** The attributes of an element whose text somebody has written: fonts and screen readers follow them. */
export const writtenText = (text: string) => ({ dir: 'auto', lang: textLanguage(text) }) as const;
