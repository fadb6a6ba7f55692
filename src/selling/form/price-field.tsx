import { type ChangeEvent, type Ref, useRef, useState } from 'react';
import { t } from '@/language/translate';
import { postFields } from '@/selling/post/post-fields';
import { editPrice, parseTypedPrice, showPrice } from '@/selling/post/price-typing';
import { TextField } from '@/ui/form-fields';

interface PriceFieldProps {
  /** The price without separators, or the text as typed. */
  value: string;
  onChange: (plain: string) => void;
  onBlur: () => void;
  hint: string | undefined;
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
}

/** A price in Birr that shows thousands separators while typing. */
export function PriceField({ value, onChange, onBlur, hint, error, ref }: PriceFieldProps) {
  // Text that is being composed must not change, or phone keyboards insert letters twice.
  const [composed, setComposed] = useState<string | null>(null);
  const before = useRef('');
  const shown = composed ?? showPrice(value);

  const applyEdit = (input: HTMLInputElement, inputType: string) => {
    const caret = input.selectionStart ?? input.value.length;
    const edit = editPrice({ before: before.current, text: input.value, caret, inputType });
    // Set directly: React would move the caret to the end when it changes the value.
    if (input.value !== edit.shown) {
      input.value = edit.shown;
      input.setSelectionRange(edit.caret, edit.caret);
    }
    before.current = edit.shown;
    onChange(edit.plain);
  };
  const onInput = ({ currentTarget: input, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
    const event = nativeEvent instanceof InputEvent ? nativeEvent : null;
    if (event?.isComposing) {
      setComposed(input.value);
      return onChange(input.value);
    }
    before.current = shown;
    applyEdit(input, event?.inputType ?? '');
  };
  const endComposition = (input: HTMLInputElement) => {
    setComposed(null);
    applyEdit(input, 'insertCompositionText');
  };

  return (
    <TextField
      ref={ref}
      name="price"
      label={t(postFields.price.label)}
      hint={hint}
      unit={t('Birr')}
      error={error}
      value={shown}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      onChange={onInput}
      onCompositionStart={() => {
        before.current = shown;
      }}
      onCompositionEnd={({ currentTarget }) => endComposition(currentTarget)}
      onBlur={({ currentTarget }) => {
        if (composed !== null) endComposition(currentTarget);
        // *20k* is replaced by the amount that will be sent.
        const read = showPrice(value) === value ? parseTypedPrice(value) : null;
        if (read !== null && read !== value) onChange(read);
        onBlur();
      }}
    />
  );
}
