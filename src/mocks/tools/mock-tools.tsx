import { QueryClientProvider, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useEffect, useId, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Database } from '@/mocks/database/create-database';
import { networks, parseNetwork, type Network } from '@/mocks/network';
import type { Store } from '@/platform/create-store';
import { SelectField } from '@/ui/filter-fields';
import { useStore } from '@/ui/use-store';
import { ResetData } from './reset-data';
import { WaitingPosts } from './waiting-posts';
import './mock-tools.css';

interface MockServers {
  database: Database;
  network: Store<Network>;
}

interface MockToolsProps extends MockServers {
  /** Reloads the page. */
  reload: () => void;
}

interface ToolsPanelProps extends MockToolsProps {
  id: string;
  onClose: () => void;
}

/**
 * The panel with the tools. It is not modal, so that the page stays usable. Escape closes it unless something else has
 * the focus.
 */
function ToolsPanel({ id, database, network, reload, onClose }: ToolsPanelProps) {
  const queryClient = useQueryClient();
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
  const changeNetwork = (value: string) => {
    network.write(parseNetwork(value));
    // Resets the queries: invalidated data would still be shown, and hide the loading and error states.
    void queryClient.resetQueries();
  };
  return (
    // Focusable; otherwise a click beside the buttons would move focus to the body.
    <section ref={panel} id={id} tabIndex={-1} aria-label="Demo" className="mock-tools-panel">
      <SelectField
        label="Network"
        value={useStore(network)}
        options={Object.entries(networks)}
        onChange={changeNetwork}
      />
      <ResetData database={database} reload={reload} />
      <WaitingPosts database={database} />
    </section>
  );
}

/**
 * A small tab that opens the panel. It is labelled *Demo* and, if the network is not the normal one, with the network.
 */
function MockTools(props: MockToolsProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const tab = useRef<HTMLButtonElement>(null);
  const network = useStore(props.network);
  const isUnusual = network !== 'normal';
  const name = isUnusual ? `Demo · ${networks[network]}` : 'Demo';
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
        aria-label={name}
        title={name}
        data-unusual={isUnusual}
        className="mock-tools-tab"
        onClick={() => setOpen(!open)}
      >
        Demo
      </button>
      {open && <ToolsPanel id={panelId} {...props} onClose={close} />}
    </>
  );
}

/** Mounts the tools in their own React root, so that the app does not import them. */
export function mountTools(queryClient: QueryClient, servers: MockServers): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MockTools {...servers} reload={() => window.location.reload()} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
