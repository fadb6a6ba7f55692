import { type PersistedStore, createPersistedStore } from './create-persisted-store';
import { isRecord, parseTexts } from './parse-values';

/** The ids that each user of this browser likes, by the user's id. */
type UserLikes = ReadonlyMap<string, ReadonlySet<string>>;

function parseLikes(json: unknown): UserLikes {
  return new Map(
    Object.entries(isRecord(json) ? json : {}).map(([user, ids]) => [user, new Set(parseTexts(ids))]),
  );
}

interface UserLikesStore extends PersistedStore<UserLikes> {
  /** Likes an id or takes the like back; returns false where it lasts only as long as the page. */
  toggle: (userId: string, id: string) => boolean;
  /** Removes all that a user likes. */
  removeOf: (userId: string) => void;
}

/** What users of this browser like, kept in this browser alone, in localStorage under `key`. */
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
  const removeOf = (userId: string) =>
    void store.update((likes) => new Map([...likes].filter(([id]) => id !== userId)));
  return { ...store, toggle, removeOf };
}
