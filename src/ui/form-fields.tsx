import type {
  InputHTMLAttributes,
  ReactNode,
  Ref,
  SelectHTMLAttributes,
  TextareaHTMLAttributes,
} from 'react';
import { classNames } from '@/lib/class-names';
import { FieldFrame, fieldClass } from './field-frame';

const withFidelKey = (field: ReactNode, fidelKey: ReactNode) => (
  <div data-fidel="" className="grid grid-cols-[1fr_2.75rem] gap-1">
    {field}
    {fidelKey}
  </div>
);

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Whether a star marks it as required. */
  marked?: boolean;
  error?: string | undefined;
  hint?: string;
  /** A key within `[data-fidel]` that turns what is typed into Ethiopic letters. */
  fidelKey?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, marked, error, hint, fidelKey, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} {...(marked && { marked })}>
      {(control) => {
        const field = (
          <input {...input} {...control} className={classNames(fieldClass, input.readOnly && 'bg-sunken')} />
        );
        return fidelKey ? withFidelKey(field, fidelKey) : field;
      }}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
  /** As that of a text field. */
  fidelKey?: ReactNode;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField({ label, error, hint, fidelKey, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => {
        const field = (
          <textarea
            rows={4}
            // Browsers scroll only the line of the caret into view, not the whole field.
            onFocus={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
            {...area}
            {...control}
            className={`${fieldClass} py-2`}
          />
        );
        return fidelKey ? withFidelKey(field, fidelKey) : field;
      }}
    </FieldFrame>
  );
}

interface ChoiceFieldProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  /** Value and text of each choice. */
  options: readonly (readonly [value: string, text: string])[];
  error?: string | undefined;
  hint?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
}

export function ChoiceField({ label, options, error, hint, ...select }: ChoiceFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <select {...select} {...control} className={`${fieldClass} pr-9`}>
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
