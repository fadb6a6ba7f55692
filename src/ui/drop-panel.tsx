import { ChevronDown } from 'lucide';
import type { ReactNode } from 'react';
import { Icon } from './icon';
import { useDropDown } from './use-drop-down';

interface DropPanelProps {
  /** The text of the button. */
  label: string;
  children: ReactNode;
}

/** A button with a panel below it. The panel closes on Escape and when pointer or focus leave. */
export function DropPanel({ label, children }: DropPanelProps) {
  const { open, setOpen, frame, button, id } = useDropDown();
  return (
    <div ref={frame} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="tap inline-flex items-center gap-1 rounded-full border border-line bg-surface px-4 text-sm hover:border-edge"
      >
        {label}
        <Icon of={ChevronDown} className="size-4" />
      </button>
      <div
        id={id}
        hidden={!open}
        className="absolute top-full right-0 z-20 animate-[grow_160ms_ease-out] mt-1 w-64 rounded-card border border-line bg-surface p-3 shadow-floating"
      >
        {children}
      </div>
    </div>
  );
}
