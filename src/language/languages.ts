export type PluralForm = 'one' | 'other';

/** Chooses the plural form for a number. `Intl.PluralRules` lacks some of our languages in some supported browsers. */
type PluralRule = (count: number) => PluralForm;

const onlyOne: PluralRule = (count) => (count === 1 ? 'one' : 'other');
const upToOne: PluralRule = (count) => (count === 0 || count === 1 ? 'one' : 'other');
const always: PluralRule = () => 'other';

interface Language {
  /** The name of the language in that language: 'Français'. */
  name: string;
  pluralForm: PluralRule;
  separators: readonly [thousands: string, decimals: string];
}

export const languages = {
  en: { name: 'English', pluralForm: onlyOne, separators: [',', '.'] },
  es: { name: 'Español', pluralForm: onlyOne, separators: ['.', ','] },
  // U+202F is a narrow no-break space.
  fr: { name: 'Français', pluralForm: upToOne, separators: ['\u202F', ','] },
  de: { name: 'Deutsch', pluralForm: onlyOne, separators: ['.', ','] },
  zh: { name: '中文', pluralForm: always, separators: [',', '.'] },
  ja: { name: '日本語', pluralForm: always, separators: [',', '.'] },
  am: { name: 'አማርኛ', pluralForm: upToOne, separators: [',', '.'] },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

export const isLanguageCode = (value: unknown): value is LanguageCode =>
  typeof value === 'string' && Object.hasOwn(languages, value);
