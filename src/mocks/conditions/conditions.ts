import * as v from 'valibot';
import { type Store, createStore } from '@/platform/create-store';
import { readPersisted, writePersisted } from '@/platform/persisted-json';

/** How the mocked servers answer, and which texts the interface shows. */
export const conditionsSchema = v.object({
  network: v.picklist(['normal', 'slow', 'offline', 'failing', 'malformed']),
  listings: v.picklist(['usual', 'none', 'many']),
  texts: v.picklist(['chosen', 'pseudo']),
});

export type Conditions = v.InferOutput<typeof conditionsSchema>;

const normalConditions: Conditions = {
  network: 'normal',
  listings: 'usual',
  texts: 'chosen',
};

const key = 'gulit:mock-conditions';

function load(): Conditions {
  const kept = v.safeParse(conditionsSchema, readPersisted(key, 'sessionStorage'));
  return kept.success ? kept.output : normalConditions;
}

/** Without storage they last until the reload. */
const keep = (conditions: Conditions) => writePersisted(key, conditions, 'sessionStorage');

/** The conditions of this tab. A reload keeps them; a new tab starts with normal ones. */
export function createConditions(): Store<Conditions> {
  const store = createStore(load());
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
