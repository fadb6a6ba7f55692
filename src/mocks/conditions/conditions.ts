import * as v from 'valibot';
import { type Store, createStore } from '@/lib/create-store';

/** How the mocked servers answer. */
export const conditionsSchema = v.object({
  network: v.picklist(['normal', 'slow', 'offline', 'failing', 'malformed']),
  listings: v.picklist(['usual', 'none', 'many']),
});

export type Conditions = v.InferOutput<typeof conditionsSchema>;

export const normalConditions: Conditions = { network: 'normal', listings: 'usual' };

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
    // Without storage they last until the reload.
  }
}

/** The conditions of this tab. A reload keeps them; a new tab starts with normal ones. */
export function createConditions(): Store<Conditions> {
  const store = createStore(readKept());
  // Logging out clears the session storage, so keep them once more before the page goes.
  window.addEventListener('pagehide', () => keep(store.read()));
  return {
    ...store,
    write: (next) => {
      keep(next);
      store.write(next);
    },
  };
}
