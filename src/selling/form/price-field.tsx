import { useState, type Ref } from 'react';
import { t } from '@/language/translate';
import { postFields } from '@/selling/post/post-fields';
import { parseTypedPrice, showPrice } from '@/selling/post/price-typing';
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

/** After a blur, the field shows the amount that will be sent: *20k* becomes *20,000*. */
export function PriceField({ value, onChange, onBlur, hint, error, ref }: PriceFieldProps) {
  const [isFocused, setFocused] = useState(false);
  return (
    <TextField
      ref={ref}
      name="price"
      label={t(postFields.price.label)}
      hint={hint}
      unit={t('Birr')}
      error={error}
      value={isFocused ? value : showPrice(value)}
      inputMode="decimal"
      autoComplete="off"
      enterKeyHint="next"
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        const price = parseTypedPrice(value);
        if (price !== null && price !== value) onChange(price);
        onBlur();
      }}
    />
  );
}
