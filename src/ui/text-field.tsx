import type { InputHTMLAttributes, Ref } from 'react';
import { classNames } from '@/lib/class-names';
import { FieldFrame, fieldClass } from './field-frame';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Marks a field that has to be filled in. */
  marked?: boolean;
  /** What is wrong with it, said under it. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text, tied to its error and hint. */
export function TextField({ label, marked, error, hint, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} {...(marked && { marked })}>
      {(control) => (
        <input {...input} {...control} className={classNames(fieldClass, input.readOnly && 'bg-sunken')} />
      )}
    </FieldFrame>
  );
}
