import { createGlobalStore } from '@/platform/create-store';
import { randomId } from '@/platform/random-id';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { loadPost, type StoredPost } from '@/selling/drafts/stored-post';
import { emptyMedia } from '@/selling/post/post';
import { emptyFields } from '@/selling/post/post-fields';
import { submissionStore } from '@/selling/submission/send-post';
import { createPostEditor, type PostEditor } from './post-editor';

/** The open editor, and editors that still prepare photos. A second editor of a draft would overwrite their changes. */
const editors = createGlobalStore<readonly PostEditor[]>(() => []);

function recordEditor(next: PostEditor): PostEditor {
  const others = editors.read().filter((one) => one.id !== next.id && one.isPreparing());
  editors.write([...others, next]);
  return next;
}

export const newEditor = (): PostEditor =>
  recordEditor(createPostEditor({ id: randomId(), fields: emptyFields, media: emptyMedia }, null));

/** Whether a post is being uploaded. It must not be edited meanwhile. */
export function isBeingSent({ id }: StoredPost): boolean {
  const submission = submissionStore.read();
  return submission.status === 'sending' && submission.postId === id;
}

async function loadEditor(store: DraftStore, draft: StoredPost) {
  const busy = editors.read().find((one) => one.id === draft.id && one.isPreparing());
  if (busy) return { editor: busy, lostFiles: 0 };
  const { post, lostFiles } = await loadPost(store, draft);
  return { editor: createPostEditor(post, draft), lostFiles };
}

/**
 * Opens a draft, which another tab may have sent or discarded. A draft whose photos cannot be read stays closed,
 * because the next change would store it without them.
 */
export async function resumeDraft(
  store: DraftStore,
  offered: StoredPost,
): Promise<{ editor: PostEditor; lostFiles: number } | 'gone' | 'being sent' | 'unreadable'> {
  const draft = (await store.posts().catch(() => [offered])).find(({ id }) => id === offered.id);
  if (!draft) return 'gone';
  if (isBeingSent(draft)) return 'being sent';
  const loaded = await loadEditor(store, draft).catch(() => null);
  if (!loaded) return 'unreadable';
  // No tab may send a post that is being edited.
  if (draft.state === 'pending') await loaded.editor.saver.setStatus({ state: 'draft' });
  recordEditor(loaded.editor);
  return loaded;
}
