import type { Ref, SelectHTMLAttributes } from 'react';
import { FieldFrame, fieldClass } from './field-frame';

interface ChoiceFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Value and text of each choice. */
  options: readonly (readonly [value: string, text: string])[];
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

/** A labelled native choice of a form, tied to its error. */
export function ChoiceField({ label, options, error, ...select }: ChoiceFieldProps) {
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <select {...select} {...control} className={fieldClass}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
