import {
  currentAccountId,
  resolveSession,
  sessionStore,
  signedInUser,
  type Session,
  type User,
} from '@/account/session';
import { reportUnexpected } from '@/api/failure-advice';
import { createQueryClient } from '@/api/query-client';
import { holdTabLock } from '@/platform/tab-lock';
import { changeUnsent, claimUnsentTexts, findUnsentText, type Field } from '@/requests/sending/unsent-texts';
import { unsentTextsData } from '@/requests/sending/unsent-texts-data';
import { sendSubmitted } from '@/requests/sending/use-send-text';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { claimDoubtfulPost, claimPosts, draftLock, listFreePosts } from '@/selling/drafts/drafts';
import type { PostEditor } from '@/selling/form/post-editor';
import { newEditor, resumeDraft } from '@/selling/form/resume-draft';
import { emptyFields } from '@/selling/post/post-fields';
import { sendPending } from '@/selling/submission/pending-posts';
import { leavePostForm, sendOrMakePending, submissionStore } from '@/selling/submission/send-post';
import { unsentPostsData } from '@/selling/submission/unsent-posts-data';

/** Does what the components do, but draws nothing. */

const queryClient = createQueryClient();
let editor: PostEditor | null = null;
let releaseDraft = () => {};
const busy = new Set<string>();

/** The errors that callers of a store expect: a call was cancelled, or the disk is silent or was cleared. */
const expectedByCallers = new Set(['AbortError', 'TimeoutError', 'InvalidStateError']);

/** Fails the run at an unexpected error. A failed call is expected. A full disk is not: the stores handle it. */
function settle(error: unknown): void {
  if (error instanceof DOMException && !expectedByCallers.has(error.name)) reportError(error);
  else reportUnexpected(error);
}

export function setSession(session: Session): void {
  sessionStore.write(session);
  // As `useUnsentText` does.
  claimUnsentTexts(session);
}
export const account = (): string | null => currentAccountId();

/** Does what `PendingPosts` does on each page. */
export function sendWaitingPosts(): void {
  let user: User | null = null;
  const send = () => void (user && sendPending(user, queryClient).catch(settle));
  sessionStore.subscribe(() => {
    const next = signedInUser(sessionStore.read());
    if (next?.id === user?.id) return;
    user = next;
    send();
  });
  window.addEventListener('online', send);
}

function edit(next: PostEditor): void {
  releaseDraft();
  releaseDraft = holdTabLock(draftLock(next.id));
  editor = next;
}

/** The editor that is open. A post of an account closes when the account signs out. */
function openEditor(): PostEditor | null {
  const owner = editor?.saver.status().owner ?? null;
  return owner === null || owner === currentAccountId() ? editor : null;
}

export const formText = (): string => openEditor()?.saver.currentPost().fields.productName ?? '';
export const formFiles = (): number => openEditor()?.saver.currentPost().media.photos.length ?? 0;

export function writePost(name: string, photos: number): void {
  edit(newEditor());
  editor?.setFields({ ...emptyFields, productName: name, companyName: 'Abay Shop' });
  editor?.pickPhotos(
    Array.from({ length: photos }, () => new File(['x'], 'photo.jpg', { type: 'image/jpeg' })),
  );
}

export function leaveForm(): void {
  releaseDraft();
  if (editor) leavePostForm(editor.id);
  editor = null;
}

/** Submits the form, as its button does. The form is emptied once the post has arrived. */
export async function submitPost(): Promise<void> {
  const current = openEditor();
  if (!current || current.isPreparing() || busy.has(current.id)) return;
  busy.add(current.id);
  try {
    const result = await sendOrMakePending(current.saver, queryClient);
    const isDone = result === 'pending' || (result !== 'offline' && result.isSent);
    if (isDone && editor === current) leaveForm();
  } catch (error) {
    settle(error);
  } finally {
    busy.delete(current.id);
  }
}

export const isPreparing = (): boolean => openEditor()?.isPreparing() ?? false;
export const isSending = (): boolean => submissionStore.read().status === 'sending';
export function cancelSending(): void {
  const submission = submissionStore.read();
  if (submission.status === 'sending') submission.cancel();
}
export function retrySending(): void {
  const submission = submissionStore.read();
  if (submission.status === 'failed') submission.retry();
}

/** The posts that the form offers: their ids by name. */
export async function offeredPosts(): Promise<ReadonlyMap<string, string>> {
  await resolveSession();
  const drafts = await listFreePosts(currentAccountId()).catch(() => []);
  return new Map(drafts.map(({ id, fields }) => [fields.productName, id]));
}

/** Opens a post in the form. Returns false if the post cannot be opened. */
export async function resumePost(id: string): Promise<boolean> {
  const store = await openDraftStore();
  const offered = (await store.posts().catch(() => [])).find((one) => one.id === id);
  const resumed = offered ? await resumeDraft(store, offered) : 'gone';
  if (typeof resumed === 'string') return false;
  edit(resumed.editor);
  return true;
}

export async function doubtfulPosts(): Promise<readonly { id: string; name: string }[]> {
  const user = signedInUser(sessionStore.read());
  const { doubtful } = user ? await claimPosts(user.id).catch(() => ({ doubtful: [] })) : { doubtful: [] };
  return doubtful.map(({ id, fields }) => ({ id, name: fields.productName }));
}
export async function claimPost(id: string): Promise<void> {
  const user = signedInUser(sessionStore.read());
  if (!user) return;
  await claimDoubtfulPost(id, user.id).catch(settle);
  await sendPending(user, queryClient).catch(settle);
}
export const removePost = async (id: string): Promise<void> =>
  (await openDraftStore()).removePost(id).catch(() => {});

const fields: Readonly<Record<string, Field>> = {
  box: { kind: 'box' },
  form: { kind: 'form' },
  comment: { kind: 'comment', productId: '7', imageId: '2' },
};
const unsentKey = (field: string) => ({
  field: fields[field] ?? { kind: 'box' as const },
  owner: currentAccountId(),
});
export const fieldText = (field: string): string => findUnsentText(unsentKey(field))?.text ?? '';

/** Does what the field does while somebody types. */
export function typeText(field: string, text: string): void {
  changeUnsent(unsentKey(field), ({ attempt }) => ({ text, attempt }));
}

/** Sends the text of a field, as its button does. */
export async function submitText(field: string): Promise<void> {
  const text = fieldText(field).trim();
  const name = `${field} ${currentAccountId() ?? ''}`;
  if (text === '' || busy.has(name)) return;
  busy.add(name);
  await sendSubmitted(unsentKey(field), text, queryClient).catch(settle);
  busy.delete(name);
}

/** Does what the logout does with unsent work, after this answer. */
export async function tidyUp(answer: 'keep' | 'delete'): Promise<void> {
  const accountId = currentAccountId();
  if (accountId === null || answer === 'keep') return;
  await unsentPostsData.remove(accountId).catch(() => {});
  unsentTextsData.remove(accountId);
}
