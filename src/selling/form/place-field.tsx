import { Autocomplete } from '@base-ui/react/autocomplete';
import { type Ref, useState } from 'react';
import { t } from '@/language/translate';
import { loadCode } from '@/ui/new-version';
import { FieldFrame, fieldClass } from '@/ui/field-frame';
import { postFields } from '@/selling/post/post-fields';

const mostSuggestions = 5;

type FindTowns = (text: string, most: number) => readonly { name: string }[];

/** A suggested place, and the field's text once it is chosen. */
interface Suggestion {
  name: string;
  filled: string;
}

/** Completes the text after the last comma: sellers write 'Friendship building, Bole'. */
function suggest(text: string, find: FindTowns): readonly Suggestion[] {
  const before = /^(?:.*,\s*)?/s.exec(text)?.[0] ?? '';
  return find(text.slice(before.length), mostSuggestions)
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

/** The place in words, with towns and quarters as suggestions. Any text is allowed. */
export function PlaceField({ value, onChange, onBlur, error, ref }: PlaceFieldProps) {
  const [find, setFind] = useState<FindTowns | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const suggestions = find ? suggest(value, find) : [];
  // The names belong to the search and load when the field is focused. Without them the field still takes text.
  const fetchNames = () =>
    void loadCode(() => import('@/place/place-names')).then(
      ({ townsBeginning }) => setFind(() => townsBeginning),
      () => {},
    );
  return (
    <FieldFrame label={t(postFields.location.label)} error={error}>
      {(control) => (
        <Autocomplete.Root
          items={suggestions}
          // An open list without suggestions would hide the page from screen readers.
          open={isOpen && suggestions.length > 0}
          onOpenChange={setIsOpen}
          filter={null}
          value={value}
          onValueChange={onChange}
          itemToStringValue={({ filled }) => filled}
        >
          <Autocomplete.Input
            {...control}
            ref={ref}
            onFocus={fetchNames}
            onBlur={onBlur}
            placeholder={t('Bole, Friendship Building, 3rd floor')}
            autoComplete="off"
            enterKeyHint="next"
            className={fieldClass}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} className="z-40">
              <Autocomplete.Popup className="w-(--anchor-width) rounded-control border border-edge bg-surface shadow-floating">
                <Autocomplete.List className="max-h-(--available-height) overflow-y-auto overscroll-contain">
                  {({ name, filled }: Suggestion) => (
                    <Autocomplete.Item
                      key={name}
                      value={{ name, filled }}
                      className="tap flex cursor-pointer items-center px-3 data-highlighted:bg-sunken"
                    >
                      {name}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </FieldFrame>
  );
}
