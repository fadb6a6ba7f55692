import { Combobox } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide';
import { useEffect, useMemo, useState, type Ref, type UIEvent } from 'react';
import { shownLanguage } from '@/language/messages';
import { t } from '@/language/translate';
import { choicesOf, postFields } from '@/selling/post/post-fields';
import { classNames } from '@/platform/class-names';
import { compareTexts } from '@/platform/compare-texts';
import type { CategorySpec } from '@/listings/categories/category-spec';
import { FieldFrame, fieldClass } from '@/ui/field-frame';
import { Icon } from '@/ui/icon';
import { loadCode } from '@/ui/new-version';
import { useAsyncValue } from '@/ui/use-async-value';
import { useStore } from '@/ui/use-store';

/** How many choices each step adds. */
const pageSize = 5;
/** How close to its end the list must be scrolled before more choices are added, in px. */
const nearEnd = 24;

interface Choice {
  value: string;
  label: string;
}

/** All categories, sorted by their translated labels. */
function readChoices(language: string): readonly Choice[] {
  const compare = compareTexts(language);
  return choicesOf('category')
    .map(([value, label]) => ({ value, label: t(label) }))
    .toSorted((one, other) => compare(one.label, other.label));
}

type FindCategories = (text: string) => readonly CategorySpec[];

/** Loads the search for categories by other words; null if its chunk fails to load. */
const loadFind = (): Promise<FindCategories | null> =>
  loadCode(() => import('@/search/find-categories')).then(
    ({ findCategories }) => findCategories,
    () => null,
  );

/** Base UI labels the hidden buttons that close the list for screen readers in English only. */
function TranslateDismissal() {
  useEffect(() => {
    for (const button of document.querySelectorAll('[aria-label="Dismiss"]'))
      button.setAttribute('aria-label', t('Close'));
  }, []);
  return null;
}

interface CategoryFieldProps {
  /** In the API's spelling; '' for none. */
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** A searchable select for categories that shows five more at a time. */
export function CategoryField({ value, onChange, onBlur, error, ref }: CategoryFieldProps) {
  const [shown, setShown] = useState(pageSize);
  const language = useStore(shownLanguage);
  // Stable until the language changes, because Base UI compares choices by identity.
  const choices = useMemo(() => readChoices(language.code), [language]);
  const [typed, setTyped] = useState('');
  const isAsked = typed.trim() !== '';
  const find = useAsyncValue(isAsked ? loadFind : null);
  const chosen = choices.find((choice) => choice.value === value) ?? null;
  const { contains } = Combobox.useFilter({ locale: language.code, value: chosen });
  const named = new Set(isAsked ? find?.(typed).map((category): string => category.value) : []);
  const showMore = () => setShown((count) => Math.min(count + pageSize, choices.length));
  const onScroll = ({ currentTarget: list }: UIEvent<HTMLElement>) =>
    list.scrollTop + list.clientHeight > list.scrollHeight - nearEnd && showMore();
  return (
    <FieldFrame label={t(postFields.category.label)} error={error}>
      {(control, labelId) => (
        <Combobox.Root
          items={choices}
          // In the browser's own locale 'insur' may find nothing: the Turkish lower case of I is ı.
          locale={language.code}
          value={chosen}
          onValueChange={(choice) => onChange(choice?.value ?? '')}
          filter={(choice, text) => contains(choice, text) || (text === typed && named.has(choice.value))}
          onInputValueChange={(text) => {
            setTyped(text);
            setShown(pageSize);
          }}
          onOpenChange={() => setShown(pageSize)}
          // Arrow keys do not scroll past the last choice, so the scroll listener adds nothing for them.
          onItemHighlighted={(_choice, { index }) => index >= shown - 1 && showMore()}
          limit={shown}
          loopFocus={false}
          autoHighlight
        >
          <Combobox.InputGroup className="relative">
            <Combobox.Input
              {...control}
              ref={ref}
              onBlur={onBlur}
              placeholder={t('Choose or type to search')}
              autoComplete="off"
              className={`${fieldClass} pr-12`}
            />
            <Combobox.Trigger
              aria-labelledby={labelId}
              tabIndex={-1}
              className="tap absolute inset-y-0 right-0 flex items-center justify-center"
            >
              <Icon of={ChevronDown} className="size-5" />
            </Combobox.Trigger>
          </Combobox.InputGroup>
          <Combobox.Portal>
            <Combobox.Positioner sideOffset={4} className="z-40">
              <Combobox.Popup className="relative w-(--anchor-width) rounded-control border border-edge bg-surface shadow-floating">
                <TranslateDismissal />
                {/* Overlays the list, which keeps its minimum height without choices. */}
                <Combobox.Empty className="absolute inset-x-0 top-0">
                  <p className="p-3 text-sm text-muted empty:hidden">
                    {t('No category fits. Try another word, or leave the field empty.')}
                  </p>
                </Combobox.Empty>
                <Combobox.List
                  onScroll={onScroll}
                  className={classNames(
                    'min-h-[140px] overflow-y-auto overscroll-contain',
                    // Five choices are lower than 300 px, and a list that does not overflow cannot be scrolled
                    // for more.
                    shown > pageSize
                      ? 'max-h-[min(298px,var(--available-height))]'
                      : 'max-h-[min(200px,var(--available-height))]',
                  )}
                >
                  {(choice: Choice) => (
                    <Combobox.Item
                      key={choice.value}
                      value={choice}
                      className="tap flex cursor-pointer items-center gap-2 px-3 py-2 data-highlighted:bg-sunken"
                    >
                      <span className="flex-1">{choice.label}</span>
                      <Combobox.ItemIndicator>
                        <Icon of={Check} className="size-4 text-brand" />
                      </Combobox.ItemIndicator>
                    </Combobox.Item>
                  )}
                </Combobox.List>
              </Combobox.Popup>
            </Combobox.Positioner>
          </Combobox.Portal>
        </Combobox.Root>
      )}
    </FieldFrame>
  );
}
