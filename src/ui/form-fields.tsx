import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
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

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Labelled lines of text, tied to their error and hint. */
export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          rows={4}
          // Browsers bring only the line of the caret into view.
          onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
          {...area}
          {...control}
          className={`${fieldClass} py-2`}
        />
      )}
    </FieldFrame>
  );
}

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
