import { X } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';
import { focusMain } from './focus';
import { Icon } from './icon';

interface ToggleChipProps {
  isSet: boolean;
  onPress: () => void;
  /** Whether a tap opens a dialog instead of changing a value. */
  opens?: boolean;
  children: ReactNode;
}

/** A small button that turns a choice on or off, or opens a dialog for it. */
export function ToggleChip({ isSet, onPress, opens = false, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      {...(opens ? { 'aria-haspopup': 'dialog' } : { 'aria-pressed': isSet })}
      onClick={onPress}
      className="group tap flex max-w-full shrink-0 items-center rounded-full"
    >
      <span
        className={classNames(
          'inline-flex min-h-9 in-[[role=toolbar]]:min-h-11 lg:min-h-11 min-w-0 items-center gap-1.5 rounded-full border px-3 text-sm whitespace-nowrap',
          isSet
            ? 'border-brand bg-sunken font-semibold text-brand'
            : 'border-line bg-surface group-hover:border-edge',
        )}
      >
        {children}
      </span>
    </button>
  );
}

interface RemovableChipProps {
  text: string;
  /** The accessible name, which says what a tap does. */
  label: string;
  onRemove: () => void;
}

export function RemovableChip({ text, label, onRemove }: RemovableChipProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={() => {
        onRemove();
        // The chip unmounts and would lose focus.
        focusMain();
      }}
      className="group tap flex items-center"
    >
      <span className="inline-flex min-h-9 in-[[role=toolbar]]:min-h-11 lg:min-h-11 items-center gap-1.5 rounded-full border border-brand bg-surface px-3 text-sm whitespace-nowrap text-brand group-hover:bg-sunken">
        {text}
        <Icon of={X} className="size-3.5" />
      </span>
    </button>
  );
}
