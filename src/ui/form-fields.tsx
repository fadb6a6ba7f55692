import {
  useId,
  type InputHTMLAttributes,
  type ReactNode,
  type Ref,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
} from 'react';
import { classNames } from '@/platform/class-names';

/** The classes of a control. The scroll margin leaves room for an error below it. */
export const fieldClass =
  'tap w-full in-[main]:scroll-mb-[calc(var(--floor-height)+5rem)] rounded-control border border-edge bg-surface px-3 aria-invalid:border-sale';

interface FieldFrameProps {
  label: string;
  /** Whether a star marks the field as required. */
  marked?: boolean | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  /** Renders the control. The attributes connect it to label, hint and error. */
  children: (control: {
    id: string;
    'aria-invalid': true | undefined;
    'aria-describedby': string | undefined;
  }) => ReactNode;
}

export function FieldFrame({ label, marked, error, hint, children }: FieldFrameProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className="min-w-0">
      <div className="flex flex-wrap items-baseline gap-x-2 pb-1 text-sm">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        {marked && (
          <span aria-hidden="true" className="-ml-1 font-semibold text-sale">
            *
          </span>
        )}
      </div>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <p id={`${id}-hint`} className="pt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pt-1 text-sm [overflow-wrap:anywhere] text-sale">
          {error}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** Whether a star marks the field as required. */
  marked?: boolean | undefined;
  error?: string | undefined;
  hint?: string | undefined;
  /** The unit, shown at the end of the field. */
  unit?: string;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, marked, error, hint, unit, ...input }: TextFieldProps) {
  return (
    <FieldFrame {...{ label, marked, error, hint }}>
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
    <FieldFrame {...{ label, error, hint }}>
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
    <FieldFrame {...{ label, error, hint }}>
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
