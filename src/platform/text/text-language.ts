/** Detects Amharic: Ethiopic letters without Latin words or letters that only other languages use, such as Tigrinya. */
export const textLanguage = (text: string): 'am' | undefined =>
  /[\u1200-\u137F]/.test(text) && !/[\u1250-\u125D]|[a-z]{3}/i.test(text) ? 'am' : undefined;

/** Attributes for user-written text, so that fonts and screen readers follow its language and direction. */
export const writtenText = (text: string) => ({ dir: 'auto', lang: textLanguage(text) }) as const;
