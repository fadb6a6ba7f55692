import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '@/lib/class-names';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'children'> {
  /** What the button does: its accessible name. */
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
