import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { people, type Person } from './people';

/**
 * Stands for `@clerk/clerk-react` in the build that the interleavings drive: the same calls over a provider
 * that answers at once, where the real SDK takes half a second of a processor for each page. The real one is
 * tried in `tests/e2e`.
 */
interface Snapshot {
  status: 'loading' | 'ready' | 'failed';
  person: Person | null;
}

let snapshot: Snapshot = { status: 'loading', person: null };
const listeners = new Set<() => void>();
const otherTabs = new BroadcastChannel('test-sign-in');

function show(next: Snapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

async function askProvider(method: 'GET' | 'PUT' | 'DELETE', person = ''): Promise<Person | null> {
  const response = await fetch('/provider/session', { method, ...(method === 'PUT' && { body: person }) });
  if (!response.ok) throw new Error(`The provider answered ${response.status}.`);
  const text = await response.text();
  return text === 'hana' || text === 'biruk' ? text : null;
}

// A logout in another tab ends the session of this one, as the SDK has it.
otherTabs.addEventListener('message', () => show({ status: 'ready', person: null }));

async function signIn(person: Person): Promise<void> {
  show({ status: 'ready', person: await askProvider('PUT', person) });
}

const clerk = {
  get loaded() {
    return snapshot.status === 'ready';
  },
  get session() {
    return snapshot.person && { id: snapshot.person };
  },
  client: {
    reload: async () => ({ lastActiveSessionId: await askProvider('GET') }),
  },
  async setActive({ session }: { session: Person }): Promise<void> {
    show({ status: 'ready', person: session });
  },
  async signOut(): Promise<void> {
    await askProvider('DELETE');
    show({ status: 'ready', person: null });
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    otherTabs.postMessage('signed out');
  },
  mountSignIn(element: HTMLElement): void {
    for (const [person, { email }] of [
      ['hana', people.hana],
      ['biruk', people.biruk],
    ] as const) {
      const button = document.createElement('button');
      button.textContent = `Continue as ${email}`;
      button.addEventListener('click', () => void signIn(person));
      element.append(button);
    }
  },
  unmountSignIn: (element: HTMLElement) => element.replaceChildren(),
};

let isStarted = false;

function startOnce(): void {
  if (isStarted) return;
  isStarted = true;
  askProvider('GET').then(
    (person) => show({ status: 'ready', person }),
    () => show({ status: 'failed', person: null }),
  );
}

function useSnapshot(): Snapshot {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => snapshot,
  );
}

export function ClerkProvider({ children }: { children: ReactNode }) {
  useEffect(startOnce, []);
  return children;
}

export function ClerkFailed({ children }: { children: ReactNode }) {
  return useSnapshot().status === 'failed' ? children : null;
}

export const useClerk = () => clerk;

const users = {
  hana: toUser('hana'),
  biruk: toUser('biruk'),
};

function toUser(person: Person) {
  const { id, firstName, lastName, email } = people[person];
  const primaryEmailAddress = { emailAddress: email };
  return {
    id,
    firstName,
    lastName,
    fullName: `${firstName} ${lastName}`,
    username: null,
    primaryEmailAddress,
    emailAddresses: [primaryEmailAddress],
    phoneNumbers: [],
    externalAccounts: [],
    web3Wallets: [],
  };
}

export function useUser() {
  const { status, person } = useSnapshot();
  // The harness waits for it: what a person sees of the session differs from page to page.
  useEffect(() => {
    if (status !== 'loading') document.documentElement.dataset['account'] = person ?? 'nobody';
  }, [status, person]);
  return { isLoaded: status === 'ready', user: person && users[person] };
}
