import { Check } from 'lucide';
import { useState } from 'react';
import { Icon } from '@/ui/icon';

interface LanguageOption {
  code: string;
  label: string;
  flag: string;
}

/** The six languages of the picker; all texts are in the first. */
const languages: readonly [LanguageOption, ...LanguageOption[]] = [
  { code: 'en', label: 'English', flag: '🇬🇧' },
  { code: 'es', label: 'Spanish', flag: '🇪🇸' },
  { code: 'fr', label: 'French', flag: '🇫🇷' },
  { code: 'de', label: 'German', flag: '🇩🇪' },
  { code: 'zh', label: 'Chinese', flag: '🇨🇳' },
  { code: 'ja', label: 'Japanese', flag: '🇯🇵' },
];

/** Marks and confirms a choice; no text changes and nothing is kept. */
export function LanguagePicker() {
  const [choice, setChoice] = useState<{ label: string; count: number } | null>(null);
  const choose = (label: string) => setChoice((last) => ({ label, count: (last?.count ?? 0) + 1 }));
  return (
    <>
      {/* A new key makes screen readers read the same words again. */}
      {choice && (
        <p
          key={choice.count}
          role="alert"
          className="mb-4 rounded-control border border-line bg-surface px-4 py-3 font-semibold text-ok"
        >
          Language changed to {choice.label}
        </p>
      )}
      <fieldset>
        <legend className="mb-3 font-semibold">Choose a language</legend>
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {languages.map(({ code, label, flag }, index) => (
            <label
              key={code}
              className="tap flex cursor-pointer items-center gap-3 rounded-card border border-line bg-surface p-4 hover:bg-sunken has-checked:border-brand has-checked:outline-1 has-checked:outline-brand has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              {/* `onClick`, because `onChange` does not fire for the language that is already chosen. */}
              <input
                type="radio"
                name="language"
                value={code}
                defaultChecked={index === 0}
                autoComplete="off"
                onClick={() => choose(label)}
                className="peer sr-only"
              />
              <span aria-hidden="true" className="text-xl">
                {flag}
              </span>
              <span className="flex-1 font-semibold">{label}</span>
              <span className="invisible text-brand peer-checked:visible">
                <Icon of={Check} className="size-5" />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
