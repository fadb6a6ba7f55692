import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';
import { Icon } from './icon';
import { useDropDown } from './use-drop-down';

interface DropPanelProps {
  /** The text of the button. */
  label: string;
  /** Whether something is chosen in it. */
  isSet?: boolean;
  /** The edge of the button that the panel stands at. */
  align?: 'left' | 'right';
  children: ReactNode;
}

/** A button with a panel below it. The panel closes on Escape and when pointer or focus leave. */
export function DropPanel({ label, isSet = false, align = 'right', children }: DropPanelProps) {
  const { open, setOpen, frame, button, id } = useDropDown();
  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={classNames(
          'tap inline-flex items-center gap-1 rounded-full border bg-surface px-4 text-sm',
          isSet ? 'border-brand text-brand' : 'border-line hover:border-edge',
        )}
      >
        {label}
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <div
        id={id}
        hidden={!open}
        className={classNames(
          'absolute top-full z-20 mt-1 w-64 animate-[grow_160ms_ease-out] rounded-card border border-line bg-surface p-3 shadow-floating',
          align === 'left' ? 'left-0' : 'right-0',
        )}
      >
        {children}
      </div>
    </div>
  );
}
