import { useId, useRef, useState } from 'react';
import { useStore } from '@/ui/use-store';
import { unusual } from './condition-words';
import { ToolsPanel, type ToolsPanelProps } from './tools-panel';
import './mock-tools.css';

type MockToolsProps = Omit<ToolsPanelProps, 'id' | 'onClose'>;

/** *Mock tools*: a tab at the left edge that names the conditions that are not normal, and its panel. */
export function MockTools(props: MockToolsProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const tab = useRef<HTMLButtonElement>(null);
  const conditions = useStore(props.conditions);
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
        className="mock-tools-tab"
        onClick={() => setOpen(!open)}
      >
        {['Mock tools', ...unusual(conditions)].join(' · ')}
      </button>
      {open && <ToolsPanel id={panelId} {...props} onClose={close} />}
    </>
  );
}
