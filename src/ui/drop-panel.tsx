import { ChevronDown } from 'lucide';
import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { Icon } from './icon';
import { useDismissal } from './use-dismissal';

interface DropPanelProps {
  /** The text of the button that opens it. */
  label: string;
  children: ReactNode;
}

/** A button with a panel below it, which closes on Escape and once pointer or focus go elsewhere. */
export function DropPanel({ label, children }: DropPanelProps) {
  const [open, setOpen] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = useCallback(() => setOpen(false), []);
  const escape = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useDismissal(frame, open, { onLeave: close, onEscape: escape });
  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
        className="tap inline-flex items-center gap-1 rounded-full border border-line bg-surface px-4 text-sm hover:border-edge"
      >
        {label}
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <div
        id={panel}
        hidden={!open}
        className="absolute top-full right-0 z-20 origin-top-right animate-[grow_160ms_ease-out] mt-1 w-64 rounded-card border border-line bg-surface p-3 shadow-floating"
      >
        {children}
      </div>
    </div>
  );
}
