import { createPersistedStore, type PersistedStore } from '@/platform/create-persisted-store';
import { isRecord, parseTexts } from '@/platform/parse-values';

/** The liked ids by user id. */
type UserLikes = ReadonlyMap<string, ReadonlySet<string>>;

function parseLikes(json: unknown): UserLikes {
  return new Map(
    Object.entries(isRecord(json) ? json : {}).map(([user, ids]) => [user, new Set(parseTexts(ids))]),
  );
}

interface UserLikesStore extends PersistedStore<UserLikes> {
  /** Adds or removes a like. Returns false if the change lasts only until the page closes. */
  toggle: (userId: string, id: string) => boolean;
  removeUser: (userId: string) => void;
}

/** Creates a store of likes by user. They stay in localStorage under `key` and are never sent. */
export function createUserLikes(key: string): UserLikesStore {
  const store = createPersistedStore<UserLikes>({
    key,
    parse: parseLikes,
    toJson: (likes) => Object.fromEntries([...likes].map(([user, ids]) => [user, [...ids]])),
  });
  const toggle = (userId: string, id: string) =>
    store.update((likes) => {
      const own = new Set(likes.get(userId));
      if (!own.delete(id)) own.add(id);
      return new Map(likes).set(userId, own);
    });
  const removeUser = (userId: string) =>
    void store.update((likes) => new Map([...likes].filter(([id]) => id !== userId)));
  return { ...store, toggle, removeUser };
}
