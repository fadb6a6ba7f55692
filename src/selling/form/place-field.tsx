import { useState, type Ref } from 'react';
import { t } from '@/language/translate';
import { postFields } from '@/selling/post/post-fields';
import { Combobox } from '@/ui/combobox';
import { FieldFrame } from '@/ui/form-fields';
import { loadCode } from '@/ui/new-version';

const maxSuggestions = 5;

type FindTowns = (text: string, most: number) => readonly { name: string }[];

/** A suggested place, and the text of the field after it was chosen. */
interface Suggestion {
  name: string;
  filled: string;
}

/** Completes the text after the last comma, because sellers write 'Friendship building, Bole'. */
function suggest(text: string, find: FindTowns): readonly Suggestion[] {
  const before = /^(?:.*,\s*)?/s.exec(text)?.[0] ?? '';
  return find(text.slice(before.length), maxSuggestions)
    .map(({ name }) => ({ name, filled: before + name }))
    .filter(({ filled }) => filled !== text);
}

interface PlaceFieldProps {
  value: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** Suggests towns and neighbourhoods. Any text is allowed. */
export function PlaceField({ value, onChange, onBlur, error, ref }: PlaceFieldProps) {
  const [find, setFind] = useState<FindTowns | null>(null);
  // Without the names, the field works as a plain text field.
  const fetchNames = () =>
    void loadCode(() => import('@/place/place-names')).then(
      ({ townsStartingWith }) => setFind(() => townsStartingWith),
      () => {},
    );
  return (
    <FieldFrame label={t(postFields.location.label)} error={error}>
      {(control) => (
        <Combobox
          {...control}
          ref={ref}
          value={value}
          onText={onChange}
          options={find ? suggest(value, find) : []}
          keyOf={({ name }) => name}
          render={({ name }) => name}
          onChoose={({ filled }) => onChange(filled)}
          onFocus={fetchNames}
          onBlur={onBlur}
          placeholder={t('Bole, Friendship Building, 3rd floor')}
          enterKeyHint="next"
        />
      )}
    </FieldFrame>
  );
}
