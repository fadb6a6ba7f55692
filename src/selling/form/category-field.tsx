import { Check, ChevronDown } from 'lucide';
import { useMemo, useState, type Ref } from 'react';
import { shownLanguage } from '@/language/messages';
import { t } from '@/language/translate';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { compareTexts, foldText } from '@/platform/text/fold';
import { choicesOf, postFields } from '@/selling/post/post-fields';
import { Combobox } from '@/ui/combobox';
import { FieldFrame } from '@/ui/form-fields';
import { Icon } from '@/ui/icon';
import { loadCode } from '@/ui/new-version';
import { useAsyncValue } from '@/ui/use-async-value';
import { useStore } from '@/ui/use-store';

/** How many choices are shown at first, and how many more each step shows. */
const pageSize = 5;

interface Choice {
  value: string;
  label: string;
}

const valueOf = ({ value }: Choice) => value;

function readChoices(language: string): readonly Choice[] {
  const compare = compareTexts(language);
  return choicesOf('category')
    .map(([value, label]) => ({ value, label: t(label) }))
    .toSorted((one, other) => compare(one.label, other.label));
}

type FindCategories = (text: string) => readonly CategorySpec[];

/** Loads the search for categories by related words; null if its code fails to load. */
const loadFind = (): Promise<FindCategories | null> =>
  loadCode(() => import('@/search/find-categories')).then(
    ({ findCategories }) => findCategories,
    () => null,
  );

interface CategoryFieldProps {
  /** The category in the API's spelling; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** A searchable select for categories, which shows five more at a time. */
export function CategoryField({ value, onChange, onBlur, error, ref }: CategoryFieldProps) {
  const [shown, setShown] = useState(pageSize);
  const language = useStore(shownLanguage);
  const choices = useMemo(() => readChoices(language.code), [language]);
  /** null while nobody searches. */
  const [typed, setTyped] = useState<string | null>(null);
  const text = foldText(typed ?? '');
  const find = useAsyncValue(text === '' ? null : loadFind);
  const named = new Set(text === '' ? [] : find?.(text).map((category): string => category.value));
  const found = choices.filter(({ label, value: each }) => foldText(label).includes(text) || named.has(each));
  const chosen = choices.find((choice) => choice.value === value);
  return (
    <FieldFrame label={t(postFields.category.label)} error={error}>
      {(control) => (
        <div className="relative">
          <Combobox
            {...control}
            ref={ref}
            mustChoose
            value={typed ?? chosen?.label ?? ''}
            onText={(next) => {
              setTyped(next);
              setShown(pageSize);
              if (next === '') onChange('');
            }}
            options={found.slice(0, shown)}
            keyOf={valueOf}
            render={({ value: each, label }) => (
              <>
                <span className="flex-1 py-2">{label}</span>
                {each === value && <Icon of={Check} className="size-4 text-brand" />}
              </>
            )}
            onChoose={(choice) => onChange(choice.value)}
            onMore={() => setShown(Math.min(shown + pageSize, found.length))}
            onClose={() => {
              setTyped(null);
              setShown(pageSize);
            }}
            onBlur={onBlur}
            placeholder={t('Choose or type to search')}
            empty={
              // The message lies over the list, which keeps its minimum height.
              <p className="absolute inset-x-0 top-0 p-3 text-sm text-muted">
                {t('No category fits. Try another word, or leave the field empty.')}
              </p>
            }
            // The list is lower than five choices, because scrolling to its end shows more.
            listClass={shown > pageSize ? 'min-h-[140px] max-h-[298px]' : 'min-h-[140px] max-h-[200px]'}
          />
          <Icon of={ChevronDown} className="pointer-events-none absolute top-3 right-3 size-5" />
        </div>
      )}
    </FieldFrame>
  );
}
