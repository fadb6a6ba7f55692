import { Check } from 'lucide';
import { useState } from 'react';
import { persistedLanguage, showLanguage } from '@/language/choose-language';
import { languages, type LanguageCode } from '@/language/languages';
import { message, t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { classNames } from '@/platform/class-names';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { useStore } from '@/ui/use-store';

interface LanguageOption {
  code: LanguageCode;
  label: string;
  flag: string;
}

const options: readonly LanguageOption[] = [
  { code: 'en', label: message('English'), flag: '🇬🇧' },
  { code: 'es', label: message('Spanish'), flag: '🇪🇸' },
  { code: 'fr', label: message('French'), flag: '🇫🇷' },
  { code: 'de', label: message('German'), flag: '🇩🇪' },
  { code: 'zh', label: message('Chinese'), flag: '🇨🇳' },
  { code: 'ja', label: message('Japanese'), flag: '🇯🇵' },
];

/** Not among `options`, because our specification names only the other six. */
const ethiopianOptions: readonly LanguageOption[] = [{ code: 'am', label: message('Amharic'), flag: 'አ' }];

interface Choice extends LanguageOption {
  /** Changes with each choice, so that screen readers repeat a notice with the same text. */
  count: number;
  hasFailed: boolean;
}

/** Always on the screen, because the chosen language may be at the end of a long page. */
const noticeClass =
  'sticky bottom-[calc(var(--floor-height)+0.5rem)] z-10 rounded-control border border-line bg-surface px-4 py-3 shadow-floating low:static';

/** Says in English and in the chosen language that the language has changed, or that it could not be loaded. */
function ChoiceNotice({ choice: { code, label, hasFailed } }: { choice: Choice }) {
  const kept = useStore(persistedLanguage);
  const shown = useLanguage();
  if (hasFailed)
    return (
      <p role="alert" className={classNames(noticeClass, 'font-semibold text-sale')}>
        {t("{language} couldn't be loaded. Check your connection and try again.", { language: t(label) })}
      </p>
    );
  return (
    <div className={noticeClass}>
      <div role="alert" className="font-semibold text-ok">
        <p lang="en">Language changed to {label}</p>
        {shown === code && shown !== 'en' && (
          <p>{t('Language changed to {language}', { language: t(label) })}</p>
        )}
      </div>
      {kept !== code && (
        <Button className="mt-2" onClick={() => persistedLanguage.write(code)}>
          {t('Keep on this device')}
        </Button>
      )}
    </div>
  );
}

interface LanguageOptionsProps {
  legend: string;
  options: readonly LanguageOption[];
  onChoose: (option: LanguageOption) => void;
}

function LanguageOptions({ legend, options: shownOptions, onChoose }: LanguageOptionsProps) {
  const current = useLanguage();
  return (
    <fieldset className="mb-6">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {shownOptions.map((option) => (
          <label
            key={option.code}
            className="tap flex cursor-pointer items-center gap-3 rounded-card border border-line bg-surface p-4 hover:bg-sunken has-checked:border-brand has-checked:outline-1 has-checked:outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            {/* `onClick`, because `onChange` does not fire for the selected language. */}
            <input
              type="radio"
              name="language"
              value={option.code}
              defaultChecked={option.code === current}
              autoComplete="off"
              onClick={() => onChoose(option)}
              className="peer sr-only"
            />
            <span aria-hidden="true" className="text-xl">
              {option.flag}
            </span>
            <span className="flex-1 font-semibold">
              {t(option.label)}
              {t(option.label) !== languages[option.code].name && (
                <>
                  {' · '}
                  <span lang={option.code} className="font-normal text-muted">
                    {languages[option.code].name}
                  </span>
                </>
              )}
            </span>
            <span className="invisible text-brand peer-checked:visible">
              <Icon of={Check} className="size-5" />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Switches the language until the page closes. _Keep on this device_ stores the choice. */
export function LanguagePicker() {
  const [choice, setChoice] = useState<Choice | null>(null);
  const choose = (option: LanguageOption) => {
    const chosen = { ...option, count: (choice?.count ?? 0) + 1, hasFailed: false };
    setChoice(chosen);
    showLanguage(option.code).catch(() => setChoice({ ...chosen, count: chosen.count + 1, hasFailed: true }));
  };
  return (
    <>
      <LanguageOptions legend={t('Languages of Ethiopia')} options={ethiopianOptions} onChoose={choose} />
      <LanguageOptions legend={t('Choose a language')} options={options} onChoose={choose} />
      {choice && <ChoiceNotice key={choice.count} choice={choice} />}
    </>
  );
}
