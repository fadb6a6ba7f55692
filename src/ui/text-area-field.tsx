import type { Ref, TextareaHTMLAttributes } from 'react';
import { FieldFrame, fieldClass } from './field-frame';

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
