import type { IconNode } from 'lucide';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { classNames } from '@/platform/class-names';
import { focusMain } from './focus';
import { Icon } from './icon';

const variants = {
  primary: 'bg-brand text-on-brand hover:opacity-90',
  quiet: 'border border-line bg-surface text-ink hover:bg-sunken',
  plain: 'text-ink hover:bg-sunken',
} as const;

interface PressProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Set this if the action removes the button. The focus then moves to the page. */
  focusesMain?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

const press =
  (onClick: PressProps['onClick'], focusesMain = false) =>
  (event: MouseEvent<HTMLButtonElement>) => {
    onClick?.(event);
    if (focusesMain) focusMain();
  };

interface ButtonProps extends PressProps {
  variant?: keyof typeof variants;
}

/** The classes of a button, also for links that look like one. */
export const buttonClass = (variant: keyof typeof variants, extra?: string) =>
  classNames(
    'tap inline-flex items-center justify-center gap-2 rounded-control px-4 font-semibold transition-opacity disabled:opacity-60',
    variants[variant],
    extra,
  );

export function Button(props: ButtonProps) {
  const { variant = 'quiet', type = 'button', focusesMain, className, onClick, ...others } = props;
  return (
    <button
      type={type === 'submit' ? 'submit' : 'button'}
      className={buttonClass(variant, className)}
      onClick={press(onClick, focusesMain)}
      {...others}
    />
  );
}

interface IconButtonProps extends Omit<PressProps, 'type' | 'children'> {
  /** The accessible name. */
  label: string;
  icon: IconNode;
  /** The classes of the icon; 1.5 rem by default. */
  iconClass?: string;
}

export function IconButton(props: IconButtonProps) {
  const { label, icon, iconClass, focusesMain, className, onClick, ...others } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classNames(
        'tap inline-flex items-center justify-center rounded-control hover:bg-sunken',
        className,
      )}
      onClick={press(onClick, focusesMain)}
      {...others}
    >
      <Icon of={icon} className={iconClass} />
    </button>
  );
}
