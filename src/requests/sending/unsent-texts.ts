import * as v from 'valibot';
import { sessionStore } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseList } from '@/platform/parse-values';
import { readPersisted, writePersisted } from '@/platform/persisted-json';
import { judgeExpiry, keptNow } from '@/platform/expiry';
import { day } from '@/platform/time';

/** How long an unsent text is stored, in ms, and how many at most. */
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
  /** The id of the account that wrote it; null without one. */
  owner: v.nullable(v.string()),
  /** The text in the field. */
  text: v.string(),
  /** When it was stored, by both clocks (`KeptTime`). */
  savedAt: v.number(),
  savedHereAt: v.nullish(v.number()),
  /** Since when it appears too old, in ms (`judgeExpiry`). */
  tooOldSince: v.optional(v.number()),
  /** The last submitted text that may not have arrived. */
  submitted: v.nullable(
    v.object({
      text: v.string(),
      /** Whether it is back in the field because sending failed. */
      isShown: v.boolean(),
      /** The attempt whose outcome is unknown. */
      attempt: v.nullable(attempt),
    }),
  ),
});

/** A typed or submitted text that may not be on the server. */
export type UnsentText = v.InferOutput<typeof unsentText>;
/** The companion field with the writer's contact. It is never sent alone. */
export const reachField = (field: string): string => `reach ${field}`;
export const isReachField = (field: string): boolean => field.startsWith(reachField(''));

/** Identifies a text by its writer and field. */
export type UnsentKey = Pick<UnsentText, 'field' | 'owner'>;

const readable = v.fallback(v.nullable(unsentText), null);

/** The unsent requests and comments of this browser, latest first. */
export const unsentTexts = createPersistedStore<readonly UnsentText[]>({
  key: 'gulit:unsent-texts',
  outlivesStorage: true,
  parse: (json) =>
    parseList(json)
      .flatMap((one) => v.parse(readable, one) ?? [])
      .slice(0, mostKept),
});

/** Deletes expired texts, once an earlier visit has recorded that they appear expired. */
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

/** After a sign-in a field may have several texts, of the account and of nobody. The latest is shown. */
const isNamed =
  ({ field, owner }: UnsentKey, submittedText?: string) =>
  (one: UnsentText) =>
    one.field === field &&
    one.owner === owner &&
    (submittedText === undefined || one.submitted?.text === submittedText);

/** Finds the text in a field, or the one submitted there with these words. */
export const findUnsentText = (unsentKey: UnsentKey, submittedText?: string): UnsentText | null =>
  unsentTexts.read().find(isNamed(unsentKey, submittedText)) ?? null;

/** Applies `change` to the text that `findUnsentText` finds, and removes it if it is empty. */
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
 * Assigns unsigned texts to the account that signs in, so that the next person at this device never sees them.
 */
function claimForSession(): void {
  const session = sessionStore.read();
  if (session.status !== 'signed-in') return;
  const owner = session.user.id;
  if (!unsentTexts.read().some((one) => one.owner === null)) return;
  unsentTexts.update((all) => all.map((one) => (one.owner === null ? { ...one, owner } : one)));
}

// Subscribed before any field, so that the fields of a new session find its texts.
sessionStore.subscribe(claimForSession);
claimForSession();
deleteExpired();

/** Where older versions stored the single unsent request. */
const olderKey = 'gulit:unsent-request';
const older = readPersisted(olderKey);
if (typeof older === 'string' && older !== '') {
  changeUnsent({ field: 'box', owner: null }, () => ({ text: older, submitted: null }));
  writePersisted(olderKey, null);
}
