import { useId, useRef, useState } from 'react';
import { useStore } from '@/ui/use-store';
import { unusual } from './condition-words';
import { ToolsPanel, type ToolsPanelProps } from './tools-panel';
import './mock-tools.css';

type MockToolsProps = Omit<ToolsPanelProps, 'id' | 'onClose'>;

/** A small tab that reads *Demo*, names the conditions that are not normal, and opens the panel. */
export function MockTools(props: MockToolsProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const tab = useRef<HTMLButtonElement>(null);
  const conditions = useStore(props.conditions);
  const names = ['Demo', ...unusual(conditions)].join(' · ');
  const close = () => {
    setOpen(false);
    tab.current?.focus();
  };
  return (
    <>
      <button
        ref={tab}
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        aria-label={names}
        title={names}
        data-unusual={unusual(conditions).length > 0}
        className="mock-tools-tab"
        onClick={() => setOpen(!open)}
      >
        Demo
      </button>
      {open && <ToolsPanel id={panelId} {...props} onClose={close} />}
    </>
  );
}
