/** A language of the picker (spec section 3). */
interface LanguageOption {
  code: string;
  label: string;
  flag: string;
}

/** The six of the picker. The texts are in the first. */
export const languages: readonly [LanguageOption, ...LanguageOption[]] = [
  { code: 'en', label: 'English', flag: '🇬🇧' },
  { code: 'es', label: 'Spanish', flag: '🇪🇸' },
  { code: 'fr', label: 'French', flag: '🇫🇷' },
  { code: 'de', label: 'German', flag: '🇩🇪' },
  { code: 'zh', label: 'Chinese', flag: '🇨🇳' },
  { code: 'ja', label: 'Japanese', flag: '🇯🇵' },
];
