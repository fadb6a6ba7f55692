import { useId, useRef, useState } from 'react';
import { useDotPlace } from './use-dot-place';
import { useStore } from '@/ui/use-store';
import { unusual } from './condition-words';
import { ToolsPanel, type ToolsPanelProps } from './tools-panel';
import './mock-tools.css';

type MockToolsProps = Omit<ToolsPanelProps, 'id' | 'onClose'>;

/** *Mock tools*: a small dot that can be moved and names the conditions that are not normal, and its panel. */
export function MockTools(props: MockToolsProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const tab = useRef<HTMLButtonElement>(null);
  const conditions = useStore(props.conditions);
  const names = ['Mock tools', ...unusual(conditions)].join(' · ');
  const place = useDotPlace();
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
        title={`${names} (drag it or use the arrow keys to move it)`}
        data-unusual={unusual(conditions).length > 0}
        className="mock-tools-dot"
        style={place.style}
        onPointerDown={place.onPointerDown}
        onPointerMove={place.onPointerMove}
        onPointerUp={place.onPointerUp}
        onPointerCancel={place.onPointerUp}
        onKeyDown={place.onKeyDown}
        // A drag ends in a click as well.
        onClick={() => place.wasDragged() || setOpen(!open)}
      />
      {open && <ToolsPanel id={panelId} {...props} onClose={close} />}
    </>
  );
}
