/** Chooses the plural form for a number. `Intl.PluralRules` lacks some of our languages in some supported browsers. */
type PluralRule = (count: number) => PluralForm;

export type PluralForm = 'one' | 'other';

const onlyOne: PluralRule = (count) => (count === 1 ? 'one' : 'other');
const upToOne: PluralRule = (count) => (count === 0 || count === 1 ? 'one' : 'other');
const always: PluralRule = () => 'other';

interface Language {
  pluralForm: PluralRule;
  separators: readonly [thousands: string, decimals: string];
}

export const languages = {
  en: { pluralForm: onlyOne, separators: [',', '.'] },
  es: { pluralForm: onlyOne, separators: ['.', ','] },
  // U+202F is a narrow no-break space.
  fr: { pluralForm: upToOne, separators: ['\u202F', ','] },
  de: { pluralForm: onlyOne, separators: ['.', ','] },
  zh: { pluralForm: always, separators: [',', '.'] },
  ja: { pluralForm: always, separators: [',', '.'] },
  am: { pluralForm: upToOne, separators: [',', '.'] },
} as const satisfies Record<string, Language>;

export type LanguageCode = keyof typeof languages;

export const isLanguageCode = (value: unknown): value is LanguageCode =>
  typeof value === 'string' && Object.hasOwn(languages, value);

export const nativeNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  zh: '中文',
  ja: '日本語',
  am: 'አማርኛ',
};
