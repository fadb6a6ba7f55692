import type { InputHTMLAttributes, Ref, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react';
import { classNames } from '@/platform/class-names';
import { fieldClass, FieldFrame } from './field-frame';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Whether a star marks the field as required. */
  marked?: boolean;
  error?: string | undefined;
  hint?: string | undefined;
  /** The unit, shown at the end of the field. */
  unit?: string;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, marked, error, hint, unit, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint} {...(marked && { marked })}>
      {(control) => {
        const unitId = unit && `${control.id}-unit`;
        return (
          <span className="relative block">
            <input
              {...input}
              {...control}
              aria-describedby={[unitId, control['aria-describedby']].filter(Boolean).join(' ') || undefined}
              className={classNames(fieldClass, input.readOnly && 'bg-sunken', unit && 'pr-14')}
            />
            {unit && (
              <span
                id={unitId}
                className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-sm text-muted"
              >
                {unit}
              </span>
            )}
          </span>
        );
      }}
    </FieldFrame>
  );
}

interface TextAreaFieldProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  label: string;
  error?: string | undefined;
  hint?: string;
  ref?: Ref<HTMLTextAreaElement>;
}

export function TextAreaField({ label, error, hint, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <textarea
          rows={4}
          // Browsers scroll only the line with the caret into view, not the whole field.
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
  /** The value and text of each choice. */
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
