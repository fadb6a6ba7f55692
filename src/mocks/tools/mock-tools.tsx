import { QueryClientProvider, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { StrictMode, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import { expireSessionCookies } from '@/account/session-cookie';
import { catalogueQuery } from '@/listings/use-catalogue';
import type { Database } from '@/mocks/database/create-database';
import { lastDemonstrationId, type MockProduct } from '@/mocks/database/mock-state';
import { isNetwork, networks, type Network } from '@/mocks/network';
import type { Store } from '@/platform/create-store';
import { Button } from '@/ui/button';
import { SelectField } from '@/ui/filter-fields';
import { useStore } from '@/ui/use-store';
import './mock-tools.css';

const maxPosts = 10;

/** Sorts the posts of people first and those of the demonstration last, each newest first. */
const addedThenNewest = (one: MockProduct, other: MockProduct) =>
  Number(other.id > lastDemonstrationId) - Number(one.id > lastDemonstrationId) ||
  Date.parse(other.date_posted) - Date.parse(one.date_posted);

/** The posts that wait for verification, each with a button to verify it. The app itself cannot verify posts. */
function WaitingPosts({ database }: { database: Database }) {
  const queryClient = useQueryClient();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data: posts } = useQuery({
    // Begins with the catalogue's key, so that both are fetched again together.
    queryKey: [...catalogueQuery.queryKey, 'mock-tools'],
    // Reads the database directly, so that a simulated network failure does not hide the posts.
    queryFn: async () =>
      (await database.products())
        .filter(({ verified }) => !verified)
        .toSorted(addedThenNewest)
        .slice(0, maxPosts),
    staleTime: 0,
  });
  const verify = async (id: number) => {
    await database.verify(id);
    // The focused button disappears with its post.
    heading.current?.focus();
    await queryClient.invalidateQueries({ queryKey: catalogueQuery.queryKey });
  };
  return (
    <section>
      <h2 ref={heading} tabIndex={-1}>
        Waiting posts
      </h2>
      {posts?.length === 0 && <p className="text-muted">Every post is verified.</p>}
      <ul className="flex flex-col gap-2">
        {posts?.map(({ id, product_name: name, company_name: company }) => (
          <li key={id} className="flex items-center justify-between gap-2">
            <span className="min-w-0">
              {name}
              <span className="block text-xs text-muted">{company}</span>
            </span>
            <Button aria-label={`Verify ${name}`} onClick={() => void verify(id)}>
              Verify
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface MockToolsProps {
  database: Database;
  network: Store<Network>;
}

/** A tab at the edge of the screen that opens the tools. It names the network unless that is the normal one. */
function MockTools({ database, network: store }: MockToolsProps) {
  const queryClient = useQueryClient();
  const network = useStore(store);
  const changeNetwork = (name: string) => {
    if (isNetwork(name)) store.write(name);
    // Resets the queries: invalidated data would still be shown instead of the loading and error states.
    void queryClient.resetQueries();
  };
  const resetData = async () => {
    if (!window.confirm('Delete all posts, requests, new accounts, likes and drafts in this browser?'))
      return;
    await database.reset();
    expireSessionCookies();
    for (const key of Object.keys(localStorage)) if (key.startsWith('gulit:')) localStorage.removeItem(key);
    // This page has the database open, so the browser deletes the database only at the reload.
    indexedDB.deleteDatabase('gulit-selling');
    window.location.reload();
  };
  return (
    <details className="mock-tools">
      <summary
        aria-label={network === 'normal' ? 'Demo' : `Demo · ${networks[network]}`}
        data-network={network}
      >
        Demo
      </summary>
      <section aria-label="Demo">
        <SelectField
          label="Network"
          value={network}
          options={Object.entries(networks)}
          onChange={changeNetwork}
        />
        <Button className="self-start" onClick={() => void resetData()}>
          Reset the data
        </Button>
        <WaitingPosts database={database} />
      </section>
    </details>
  );
}

/** Mounts the tools in their own React root, so that the app does not import them. */
export function mountTools(queryClient: QueryClient, servers: MockToolsProps): void {
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <MockTools {...servers} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
