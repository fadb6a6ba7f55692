import { hashKey } from '@tanstack/react-query';
import * as v from 'valibot';
import { attemptEntries } from '@/api/attempt';
import type { Session } from '@/account/session';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { parseList } from '@/platform/parse-values';
import { currentStoredTime, isOlderThan } from '@/platform/expiry';
import { day } from '@/platform/time';

/** How long an unsent text is stored, in ms, and how many at most. */
const maxAge = 7 * day;
const maxCount = 50;

const fieldSchema = v.variant('kind', [
  v.object({ kind: v.literal('box') }),
  v.object({ kind: v.literal('form') }),
  v.object({ kind: v.literal('comment'), productId: v.string(), imageId: v.string() }),
  v.object({ kind: v.literal('answer'), requestId: v.string() }),
  /** The companion field with the writer's contact. It is never sent alone. */
  v.object({ kind: v.literal('contact'), of: v.picklist(['box', 'form']) }),
]);

/** The field that a text was typed into. It decides whether the text becomes a request or a comment. */
export type Field = v.InferOutput<typeof fieldSchema>;

const unsentText = v.object({
  field: fieldSchema,
  /** The id of the account that wrote it; null without one. */
  owner: v.nullable(v.string()),
  /** The text in the field. */
  text: v.string(),
  /** When it was stored, by both clocks (`StoredTime`). */
  savedAt: v.number(),
  savedHereAt: v.number(),
  /** The last submitted text that may not have arrived. */
  submitted: v.nullable(
    v.object({
      text: v.string(),
      /** Whether the writer has edited the field since the text failed. The text in the field then contains it. */
      isShown: v.boolean(),
      /** The attempt whose outcome is unknown. */
      attempt: v.nullable(v.object(attemptEntries)),
    }),
  ),
});

/** A typed or submitted text that may not be on the server. */
export type UnsentText = v.InferOutput<typeof unsentText>;
/** Identifies a text by its writer and field. */
export type UnsentKey = Pick<UnsentText, 'field' | 'owner'>;

const readableText = v.fallback(v.nullable(unsentText), null);

/** The unsent requests and comments of this browser, latest first. */
export const unsentTexts = createPersistedStore<readonly UnsentText[]>({
  key: 'gulit:unsent-texts',
  outlivesStorage: true,
  parse: (json) =>
    parseList(json)
      .flatMap((one) => v.parse(readableText, one) ?? [])
      .slice(0, maxCount),
});

/** Deletes the texts that are older than 7 days. */
export function deleteExpiredTexts(): void {
  const isExpired = (one: UnsentText) => isOlderThan(maxAge, one);
  if (unsentTexts.read().some(isExpired)) unsentTexts.update((all) => all.filter((one) => !isExpired(one)));
}

/** Returns the same text for the same field and writer. */
export const serializeKey = ({ field, owner }: UnsentKey): string => hashKey([field, owner]);

/**
 * Returns a predicate for the texts with a key. After a sign-in a field may have a text of the account and one
 * without an owner; the latest is shown.
 */
function hasKey(unsentKey: UnsentKey, submittedText?: string) {
  const key = serializeKey(unsentKey);
  return (one: UnsentText): boolean =>
    serializeKey(one) === key && (submittedText === undefined || one.submitted?.text === submittedText);
}

/** Finds the text in a field, or the submitted text that equals `submittedText`. */
export const findUnsentText = (unsentKey: UnsentKey, submittedText?: string): UnsentText | null =>
  unsentTexts.read().find(hasKey(unsentKey, submittedText)) ?? null;

/** Applies `change` to the text that `findUnsentText` finds, and removes it if it is empty. */
export function changeUnsent(
  unsentKey: UnsentKey,
  change: (kept: UnsentText) => Pick<UnsentText, 'text' | 'submitted'>,
  submittedText?: string,
): void {
  unsentTexts.update((all) => {
    const kept = all.find(hasKey(unsentKey, submittedText)) ?? {
      ...unsentKey,
      text: '',
      submitted: null,
      ...currentStoredTime(),
    };
    const next = { ...unsentKey, ...currentStoredTime(), ...change(kept) };
    const others = all.filter((one) => one !== kept);
    return next.text === '' && next.submitted === null ? others : [next, ...others].slice(0, maxCount);
  });
}

/** Puts the submitted text before newer text, so that one tap sends both. */
const joinTexts = (submitted: string, typed: string) => (typed === '' ? submitted : `${submitted} ${typed}`);

/** The text shown in a field. */
export function visibleText(kept: UnsentText | null, isSending: boolean): string {
  if (!kept) return '';
  const { text, submitted } = kept;
  return submitted && !submitted.isShown && !isSending ? joinTexts(submitted.text, text) : text;
}

/**
 * Assigns texts without an owner to the account that signs in, so that the next person at this device never sees them.
 */
export function claimUnsentTexts(session: Session): void {
  if (session.status !== 'signed-in' || !unsentTexts.read().some(({ owner }) => owner === null)) return;
  const owner = session.user.id;
  unsentTexts.update((all) => all.map((one) => (one.owner === null ? { ...one, owner } : one)));
}
