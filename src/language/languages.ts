/** Which numbers share a form of a noun: some supported browsers lack the rules of some languages. */
type PluralRule = (count: number) => PluralForm;

/** The forms of a noun that our languages have for whole numbers. */
export type PluralForm = 'one' | 'other';

const onlyOne: PluralRule = (count) => (count === 1 ? 'one' : 'other');
const upToOne: PluralRule = (count) => (count === 0 || count === 1 ? 'one' : 'other');
const always: PluralRule = () => 'other';

interface Language {
  pluralForm: PluralRule;
  /** What stands between the thousands of a number, and before its decimals. */
  separators: readonly [thousands: string, decimals: string];
}

/** The languages of the interface by their BCP 47 code. */
export const languages = {
  en: { pluralForm: onlyOne, separators: [',', '.'] },
  es: { pluralForm: onlyOne, separators: ['.', ','] },
  // A narrow space that no line breaks at.
  fr: { pluralForm: upToOne, separators: ['\u202F', ','] },
  de: { pluralForm: onlyOne, separators: ['.', ','] },
  zh: { pluralForm: always, separators: [',', '.'] },
  ja: { pluralForm: always, separators: [',', '.'] },
  am: { pluralForm: upToOne, separators: [',', '.'] },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

export const isLanguageCode = (value: unknown): value is LanguageCode =>
  typeof value === 'string' && Object.hasOwn(languages, value);
