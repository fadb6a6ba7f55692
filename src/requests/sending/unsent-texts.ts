import * as v from 'valibot';
import { sessionStore } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseList } from '@/platform/parse-values';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { judgeExpiry, keptNow } from '@/platform/expiry';
import { day } from '@/platform/time';

/** How long an unsent text is kept, in ms, and how many at most. */
const keptFor = 7 * day;
const mostKept = 50;

const attempt = v.object({
  key: v.string(),
  startedAt: v.number(),
  isByDevice: v.optional(v.boolean()),
  knownIds: v.nullable(v.array(v.string())),
});

const unsentText = v.object({
  /** The field it was typed into, such as `box` or `comment 7 2`. */
  field: v.string(),
  /** The id of the account that wrote it; null for nobody's. */
  owner: v.nullable(v.string()),
  /** What stands in the field. */
  text: v.string(),
  /** When it was kept, by both clocks (`KeptTime`). */
  savedAt: v.number(),
  savedHereAt: v.nullish(v.number()),
  /** Since when it looks too old, in ms (`judgeExpiry`). */
  tooOldSince: v.optional(v.number()),
  /** What was submitted last and is not known to have arrived. */
  submitted: v.nullable(
    v.object({
      text: v.string(),
      /** Whether it stands in the field again, since sending it failed. */
      isShown: v.boolean(),
      /** The attempt whose end nobody has seen. */
      attempt: v.nullable(attempt),
    }),
  ),
});

/** A text that was typed or submitted and is not known to be on the server. */
export type UnsentText = v.InferOutput<typeof unsentText>;
/** The field beside another one that says how its writer can be reached; by itself it is never sent. */
export const reachField = (field: string): string => `reach ${field}`;
export const isReachField = (field: string): boolean => field.startsWith(reachField(''));

/** Whose text of which field it is. */
export type UnsentKey = Pick<UnsentText, 'field' | 'owner'>;

const readable = v.fallback(v.nullable(unsentText), null);

/** Unsent requests and comments of this browser, the latest first. */
export const unsentTexts = createPersistedStore<readonly UnsentText[]>({
  key: 'gulit:unsent-texts',
  outlivesStorage: true,
  parse: (json) =>
    parseList(json)
      .flatMap((one) => v.parse(readable, one) ?? [])
      .slice(0, mostKept),
});

/** Deletes what was kept too long ago, once an earlier visit has noted that it looks so. */
function deleteExpired(): void {
  const judge = (one: UnsentText) => judgeExpiry(keptFor, one, one.tooOldSince ?? null);
  const looksOld = (one: UnsentText) => judge(one).tooOldSince !== null;
  if (!unsentTexts.read().some((one) => looksOld(one) || one.tooOldSince !== undefined)) return;
  unsentTexts.update((all) =>
    all.flatMap(({ tooOldSince: _noted, ...one }) => {
      const { isExpired, tooOldSince } = judge({ ...one, tooOldSince: _noted });
      if (isExpired) return [];
      return tooOldSince === null ? one : { ...one, tooOldSince };
    }),
  );
}

/**
 * An account that signs in while a field holds texts of its own and of nobody has several: the latest stands in
 * the field.
 */
const isNamed =
  ({ field, owner }: UnsentKey, submittedText?: string) =>
  (one: UnsentText) =>
    one.field === field &&
    one.owner === owner &&
    (submittedText === undefined || one.submitted?.text === submittedText);

/** The text that stands in a field, or the one that was submitted there with these words. */
export const findUnsent = (unsentKey: UnsentKey, submittedText?: string): UnsentText | null =>
  unsentTexts.read().find(isNamed(unsentKey, submittedText)) ?? null;

/** Keeps what `change` makes of the text that `findUnsent` finds; one that holds nothing goes. */
export function changeUnsent(
  unsentKey: UnsentKey,
  change: (kept: UnsentText) => Pick<UnsentText, 'text' | 'submitted'>,
  submittedText?: string,
): void {
  unsentTexts.update((all) => {
    const kept = all.find(isNamed(unsentKey, submittedText)) ?? {
      ...unsentKey,
      text: '',
      submitted: null,
      ...keptNow(),
    };
    const next = { ...unsentKey, ...keptNow(), ...change(kept) };
    const others = all.filter((one) => one !== kept);
    return next.text === '' && next.submitted === null ? others : [next, ...others].slice(0, mostKept);
  });
}

/**
 * Gives the texts that nobody has signed to the account that signs in, so that they are never offered to the
 * next one on this device.
 */
function claimForSession(): void {
  const session = sessionStore.read();
  if (session.status !== 'signed-in') return;
  const owner = session.user.id;
  if (!unsentTexts.read().some((one) => one.owner === null)) return;
  unsentTexts.update((all) => all.map((one) => (one.owner === null ? { ...one, owner } : one)));
}

// Subscribed before any field is, so that the fields of a new session find its texts.
sessionStore.subscribe(claimForSession);
claimForSession();
deleteExpired();

/** Where older versions of the app kept the one request that could not be sent. */
const olderKey = 'gulit:unsent-request';
const older = readPersisted(olderKey);
if (typeof older === 'string' && older !== '') {
  changeUnsent({ field: 'box', owner: null }, () => ({ text: older, submitted: null }));
  writePersisted(olderKey, null);
}
