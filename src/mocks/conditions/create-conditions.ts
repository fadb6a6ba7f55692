import * as v from 'valibot';
import { createStore, type Store } from '@/lib/create-store';
import { conditionsSchema, normalConditions, type Conditions } from './conditions';

const key = 'gulit:mock-conditions';

function readKept(): Conditions {
  try {
    const kept = v.safeParse(conditionsSchema, JSON.parse(sessionStorage.getItem(key) ?? 'null'));
    return kept.success ? kept.output : normalConditions;
  } catch {
    return normalConditions;
  }
}

function keep(conditions: Conditions): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(conditions));
  } catch {
    // They then last as long as the page.
  }
}

/** The conditions of this tab: a reload keeps them, a new tab begins with normal ones. */
export function createConditions(): Store<Conditions> {
  const store = createStore(readKept());
  // Logging out clears the session storage, and the reload after it must find the same.
  window.addEventListener('pagehide', () => keep(store.read()));
  return {
    ...store,
    write: (next) => {
      keep(next);
      store.write(next);
    },
  };
}
