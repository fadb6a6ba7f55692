import { useEffect, useRef } from 'react';
import type { Store } from '@/platform/create-store';
import type { Conditions } from '@/mocks/conditions/conditions';
import type { Database } from '@/mocks/database/create-database';
import { Accounts } from './accounts';
import { ConditionFields } from './condition-fields';
import { ResetData } from './reset-data';
import { WaitingPosts } from './waiting-posts';

export interface ToolsPanelProps {
  id: string;
  database: Database;
  conditions: Store<Conditions>;
  /** Loads the page anew. */
  reload: () => void;
  onClose: () => void;
}

/**
 * The open tools. Not modal: the page stays usable, and Escape closes them only where nothing else has the
 * focus.
 */
export function ToolsPanel({ id, database, conditions, reload, onClose }: ToolsPanelProps) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      const focused = document.activeElement;
      const isElsewhere = focused !== document.body && !panel.current?.parentElement?.contains(focused);
      if (key === 'Escape' && !isElsewhere) onClose();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [onClose]);
  return (
    // Focusable, or a click beside its buttons would move the focus to the body.
    <section ref={panel} id={id} tabIndex={-1} aria-label="Demo" className="mock-tools-panel">
      <div className="flex flex-wrap gap-2">
        <ConditionFields conditions={conditions} />
      </div>
      <Accounts />
      <ResetData database={database} reload={reload} />
      <WaitingPosts database={database} />
    </section>
  );
}
