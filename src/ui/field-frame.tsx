import { useId, type ReactNode } from 'react';

/**
 * The classes of the control inside a frame. On a page, the scroll margin of the control leaves room for an error
 * below, which appears only once the control has the focus.
 */
export const fieldClass =
  'tap w-full in-[main]:scroll-mb-[calc(var(--floor-height)+5rem)] rounded-control border border-edge bg-surface px-3 aria-invalid:border-sale';

interface FieldFrameProps {
  label: string;
  /** Whether a star marks the field as required. */
  marked?: boolean;
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
