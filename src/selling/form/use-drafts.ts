import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { resolveSession, useAccountId } from '@/account/session';
import { pageVariable } from '@/platform/create-store';
import { randomId } from '@/platform/random-id';
import { openDrafts, removeOrphanedFiles } from '@/selling/drafts/drafts';
import type { DraftStore } from '@/selling/drafts/indexed-db-store';
import { type StoredPost, loadPost } from '@/selling/drafts/stored-post';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { emptyMedia } from '@/selling/post/post';
import { emptyFields } from '@/selling/post/post-fields';
import { submissionStore } from '@/selling/submission/send-post';
import { announce } from '@/ui/announcement';
import { createPostEditor, type PostEditor } from './post-editor';

/**
 * Open editors, and those left while their photos were being prepared: a second editor of the same draft would
 * overwrite them.
 */
const editors = pageVariable<readonly PostEditor[]>(() => []);

function recorded(next: PostEditor): PostEditor {
  const others = editors.current.filter((one) => one.id !== next.id && one.isPreparing());
  editors.current = [...others, next];
  return next;
}

const newEditor = () =>
  recorded(createPostEditor({ id: randomId(), fields: emptyFields, media: emptyMedia }, null));

async function loadEditor(store: DraftStore, draft: StoredPost): Promise<PostEditor> {
  const busy = editors.current.find((one) => one.id === draft.id && one.isPreparing());
  if (busy) return busy;
  const { post, lostFiles } = await loadPost(store, draft);
  if (lostFiles > 0)
    announce({
      text: t('This browser has lost some files of the draft. Please add them again.'),
      tone: 'error',
    });
  return createPostEditor(post, draft);
}

/** A post being uploaded must not be edited at the same time. */
function isBeingSent({ id }: StoredPost): boolean {
  const submission = submissionStore.read();
  return submission.status === 'sending' && submission.postId === id;
}

function announceUnreadable(): readonly StoredPost[] {
  announce({
    text: t('Your drafts cannot be read right now. Reload the page to try again.'),
    tone: 'plain',
  });
  return [];
}

/**
 * Opens a draft, or an empty form if it is gone. Null if the browser does not answer: opened without its photos,
 * the draft would be saved without them.
 */
async function openDraft(offered: StoredPost): Promise<PostEditor | null> {
  const store = await openDraftStore();
  // Another tab may have sent or discarded it since it was offered.
  const draft = (await store.posts().catch(() => [offered])).find(({ id }) => id === offered.id);
  if (!draft || isBeingSent(draft)) {
    const text = draft
      ? t('This post is already being sent.')
      : t('This draft was sent or discarded in another tab.');
    announce({ text, tone: 'plain' });
    return newEditor();
  }
  const editor = await loadEditor(store, draft).catch(() => null);
  if (!editor) {
    announce({ text: t('The draft cannot be opened right now. Please try again.'), tone: 'error' });
    return null;
  }
  // A pending post that is edited again must wait for *Submit*, or it would be sent half changed.
  if (draft.state === 'pending') await editor.saver.setStatus({ state: 'draft' });
  return recorded(editor);
}

/** The drafts to offer. The wanted one opens at once, and an empty form if there are none. */
async function findDrafts(accountId: string | null, wanted: string | null) {
  // Only then is it known whose drafts may be offered.
  await resolveSession();
  await removeOrphanedFiles(Date.now()).catch(() => {});
  const free = await openDrafts(accountId).catch(announceUnreadable);
  const drafts = free.filter((draft) => !isBeingSent(draft));
  const chosen = drafts.find(({ id }) => id === wanted);
  if (chosen) return { drafts, editor: await openDraft(chosen) };
  return { drafts, editor: drafts.length === 0 ? newEditor() : null };
}

/**
 * Chooses the post to edit: the one in `?draft=`, one of the stored drafts, or a new one. `editor` is null
 * until then.
 */
export function useDrafts() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('draft');
  const accountId = useAccountId();
  const [opened, setOpened] = useState<{ editor: PostEditor; wanted: string | null } | null>(null);
  const open = (editor: PostEditor) => setOpened({ editor, wanted });

  // After a sign-out an account's post must not stay on the page, but a form stays open while its writer signs in, and
  // when `?draft=` leaves the address after sending.
  const owner = opened?.editor.saver.status().owner ?? null;
  const isOpen =
    opened !== null &&
    (owner === null || owner === accountId) &&
    (wanted === null || wanted === opened.wanted);
  const { data, refetch } = useQuery({
    queryKey: ['drafts', accountId, wanted],
    queryFn: () => findDrafts(accountId, wanted),
    enabled: !isOpen,
    staleTime: 0,
    gcTime: 0,
    // Meanwhile another tab may have sent, discarded or started drafts.
    refetchOnWindowFocus: 'always',
  });
  if (!isOpen && data?.editor) open(data.editor);

  return {
    drafts: data?.drafts ?? null,
    editor: isOpen ? opened.editor : null,
    resume: async (draft: StoredPost) => {
      const editor = await openDraft(draft);
      if (editor) open(editor);
    },
    startNew: () => open(newEditor()),
    /** Opens an empty form after sending, and removes `?draft=` from the address. */
    startOver: () => {
      if (wanted) setSearch({}, { replace: true });
      open(newEditor());
    },
    discard: async (id: string) => {
      const store = await openDraftStore();
      await store.removePost(id).catch(() => {});
      await refetch();
    },
  };
}
