import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';

const variants = {
  primary: 'bg-brand text-on-brand hover:opacity-90',
  quiet: 'border border-line bg-surface text-ink hover:bg-sunken',
  plain: 'text-ink hover:bg-sunken',
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: keyof typeof variants;
  ref?: Ref<HTMLButtonElement>;
}

/** The classes of a button, for links that look like one. */
export const buttonClass = (variant: keyof typeof variants, extra?: string) =>
  classNames(
    'tap inline-flex items-center justify-center gap-2 rounded-control px-4 font-semibold transition-opacity disabled:opacity-60',
    variants[variant],
    extra,
  );

export function Button({ variant = 'quiet', type = 'button', className, ...props }: ButtonProps) {
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(variant, className)}
      {...props}
    />
  );
}

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> {
  /** Its accessible name. */
  label: string;
  icon: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({ label, icon, className, ...props }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'tap inline-flex items-center justify-center rounded-control hover:bg-sunken',
        className,
      )}
      {...props}
    >
      {icon}
    </button>
  );
}
