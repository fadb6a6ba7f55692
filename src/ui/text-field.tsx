import { useId, type InputHTMLAttributes, type Ref } from 'react';

interface TextFieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  /** What is wrong with it, said under it. */
  error?: string | undefined;
  /** What helps to fill it in. */
  hint?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A labelled line of text, tied to its error and hint. */
export function TextField({ label, error, hint, ...input }: TextFieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div>
      <label htmlFor={id} className="block pb-1 text-sm font-semibold">
        {label}
      </label>
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="tap w-full rounded-control border border-edge bg-surface px-3 aria-invalid:border-sale"
      />
      {hint && (
        <p id={`${id}-hint`} className="pt-1 text-xs text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="pt-1 text-sm text-sale">
          {error}
        </p>
      )}
    </div>
  );
}
