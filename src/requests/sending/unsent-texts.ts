import { hashKey } from '@tanstack/react-query';
import * as v from 'valibot';
import type { Session } from '@/account/session';
import { attemptFields, type Outbox } from '@/api/send-once';
import { createPersistedStore } from '@/platform/create-persisted-store';
import { currentStoredTime, isOlderThan } from '@/platform/expiry';
import { parseList } from '@/platform/parse-values';
import { day } from '@/platform/time';

/** How long an unsent text is stored, in ms. */
const maxAge = 7 * day;
const maxCount = 50;

const fieldSchema = v.variant('kind', [
  v.object({ kind: v.literal('box') }),
  v.object({ kind: v.literal('form') }),
  v.object({ kind: v.literal('comment'), productId: v.string(), imageId: v.string() }),
  v.object({ kind: v.literal('answer'), requestId: v.string() }),
  /** The field for the writer's contact, beside the box or the form. The contact is sent at the end of a request. */
  v.object({ kind: v.literal('contact'), of: v.picklist(['box', 'form']) }),
]);

/** The field that a text was typed into. It decides whether the text becomes a request or a comment. */
export type Field = v.InferOutput<typeof fieldSchema>;

const unsentText = v.object({
  field: fieldSchema,
  /** The id of the account that wrote the text; null without one. */
  owner: v.nullable(v.string()),
  /** The text in the field. */
  text: v.string(),
  savedAt: v.number(),
  savedHereAt: v.number(),
  /** The last attempt to send, with the text that was sent; null unless its outcome is unknown. */
  attempt: v.nullish(v.object({ text: v.string(), ...attemptFields }), null),
});

export type UnsentText = v.InferOutput<typeof unsentText>;
export type TextAttempt = NonNullable<UnsentText['attempt']>;
/** Identifies a text by its writer and field. */
export type UnsentKey = Pick<UnsentText, 'field' | 'owner'>;

const readableText = v.fallback(v.nullable(unsentText), null);

/** The unsent requests and comments in this browser, newest first. */
export const unsentTexts = createPersistedStore<readonly UnsentText[]>({
  key: 'gulit:unsent-texts',
  outlivesStorage: true,
  parse: (json) =>
    parseList(json)
      .flatMap((one) => v.parse(readableText, one) ?? [])
      .slice(0, maxCount),
});

export function deleteExpiredTexts(): void {
  const isExpired = (one: UnsentText) => isOlderThan(maxAge, one);
  if (unsentTexts.read().some(isExpired)) unsentTexts.update((all) => all.filter((one) => !isExpired(one)));
}

const serializeKey = ({ field, owner }: UnsentKey): string => hashKey([field, owner]);

const isIn = (unsentKey: UnsentKey, text?: string) => {
  const key = serializeKey(unsentKey);
  return (one: UnsentText): boolean => serializeKey(one) === key && (text === undefined || one.text === text);
};

/**
 * Finds the newest text of a field, or the text that equals `text`. After a sign-in, a field may have two texts: the
 * text of the account, and a text typed before.
 */
export const findUnsentText = (unsentKey: UnsentKey, text?: string): UnsentText | null =>
  unsentTexts.read().find(isIn(unsentKey, text)) ?? null;

/**
 * Applies `change` to the text of a field, and deletes an empty result. With `text`, changes only a stored text that
 * equals it.
 */
export function changeUnsent(
  unsentKey: UnsentKey,
  change: (kept: Pick<UnsentText, 'text' | 'attempt'>) => Pick<UnsentText, 'text' | 'attempt'>,
  text?: string,
): void {
  unsentTexts.update((all) => {
    const kept = all.find(isIn(unsentKey, text));
    if (!kept && text !== undefined) return all;
    const next = { ...unsentKey, ...currentStoredTime(), ...change(kept ?? { text: '', attempt: null }) };
    const others = all.filter((one) => one !== kept);
    return next.text === '' && next.attempt === null ? others : [next, ...others].slice(0, maxCount);
  });
}

/**
 * Stores a text before it is sent. An earlier attempt with the same text continues. Returns false if another tab has
 * sent or changed the text of the field.
 */
export function storeSubmitted(unsentKey: UnsentKey, text: string): boolean {
  const shown = findUnsentText(unsentKey)?.text ?? '';
  unsentTexts.reload();
  if ((findUnsentText(unsentKey)?.text ?? '') !== shown) return false;
  changeUnsent(unsentKey, ({ attempt }) => ({ text, attempt: attempt?.text === text ? attempt : null }));
  return true;
}

/** The outbox of a submitted text. If the text in storage has changed, nothing is sent or removed. */
export const textOutbox = (unsentKey: UnsentKey, text: string): Outbox<TextAttempt> => ({
  async read() {
    // Another tab may have sent the text a moment ago.
    unsentTexts.reload();
    const kept = findUnsentText(unsentKey, text);
    return { attempt: kept?.attempt?.text === text ? kept.attempt : null, isGone: !kept };
  },
  keepAttempt: async (attempt) => changeUnsent(unsentKey, () => ({ text, attempt }), text),
  remove: async () => changeUnsent(unsentKey, () => ({ text: '', attempt: null }), text),
});

/** Assigns texts without an owner to the account that signs in, so that the next account never sees them. */
export function claimUnsentTexts(session: Session): void {
  if (session.status !== 'signed-in' || !unsentTexts.read().some(({ owner }) => owner === null)) return;
  const owner = session.user.id;
  unsentTexts.update((all) => all.map((one) => (one.owner === null ? { ...one, owner } : one)));
}
