import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { t } from '@/language/translate';
import { resolveSession, useAccountId } from '@/account/session';
import { pageVariable } from '@/platform/create-store';
import { randomId } from '@/platform/random-id';
import { isVisibleTo, openDrafts, removeOrphanedFiles } from '@/selling/drafts/drafts';
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

function recordEditor(next: PostEditor): void {
  const others = editors.current.filter((one) => one.id !== next.id && one.isPreparing());
  editors.current = [...others, next];
}

const newEditor = () => createPostEditor({ id: randomId(), fields: emptyFields, media: emptyMedia }, null);

async function openEditor(store: DraftStore, draft: StoredPost): Promise<PostEditor> {
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

/** The drafts that the form offers. */
async function findWaiting(accountId: string | null): Promise<readonly StoredPost[]> {
  await removeOrphanedFiles(Date.now()).catch(() => {});
  const drafts = await openDrafts(accountId).catch(announceUnreadable);
  return drafts.filter((draft) => !isBeingSent(draft));
}

/**
 * Chooses the post to edit: the one in `?draft=`, one of the stored drafts, or a new one. `editor` is null
 * until then.
 */
export function useDrafts() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('draft');
  const [drafts, setDrafts] = useState<readonly StoredPost[] | null>(null);
  const [editor, setEditor] = useState<PostEditor | null>(null);
  const accountId = useAccountId();

  // When `?draft=` leaves the address after sending, or somebody signs in, the effect below runs again and must
  // not offer drafts over an open form.
  const hasOpened = useRef(false);
  const offeredFor = useRef<string | null>(null);
  const open = useCallback((next: PostEditor) => {
    hasOpened.current = true;
    recordEditor(next);
    setEditor(next);
  }, []);
  const startNew = useCallback(() => open(newEditor()), [open]);

  /**
   * Returns false if the browser does not answer: opened without its photos, the draft would be saved without
   * them.
   */
  const resume = useCallback(
    async (offered: StoredPost): Promise<boolean> => {
      const store = await openDraftStore();
      // Another tab may have sent or discarded it since it was offered.
      const draft = (await store.posts().catch(() => [offered])).find(({ id }) => id === offered.id);
      if (!draft || isBeingSent(draft)) {
        const text = draft
          ? t('This post is already being sent.')
          : t('This draft was sent or discarded in another tab.');
        announce({ text, tone: 'plain' });
        startNew();
        return true;
      }
      const next = await openEditor(store, draft).catch(() => null);
      if (!next) {
        announce({
          text: t('The draft cannot be opened right now. Please try again.'),
          tone: 'error',
        });
        return false;
      }
      // A pending post that is edited again must wait for *Submit*, or it would be sent half changed.
      if (draft.state === 'pending') await next.saver.setStatus({ state: 'draft' });
      open(next);
      return true;
    },
    [open, startNew],
  );

  // After a sign-out an account's post must not stay on the page.
  const owner = editor?.saver.status().owner ?? null;
  const isOfAnotherAccount = owner !== null && owner !== accountId;
  useEffect(() => {
    if (hasOpened.current && !isOfAnotherAccount && (!wanted || wanted === offeredFor.current)) return;
    offeredFor.current = wanted;
    let isActive = true;
    const offer = async () => {
      // Only then is it known whose drafts may be offered.
      await resolveSession();
      const waiting = await findWaiting(accountId);
      if (!isActive) return;
      const chosen = waiting.find(({ id }) => id === wanted);
      if (chosen && (await resume(chosen))) return;
      if (waiting.length === 0) startNew();
      else setDrafts(waiting);
    };
    // While the page was in the back/forward cache, another page may have sent, discarded or started drafts.
    const refresh = ({ persisted }: PageTransitionEvent) => persisted && !hasOpened.current && void offer();
    window.addEventListener('pageshow', refresh);
    void offer();
    return () => {
      isActive = false;
      window.removeEventListener('pageshow', refresh);
    };
  }, [wanted, accountId, isOfAnotherAccount, resume, startNew]);

  return {
    // An account's drafts disappear with it; the other ones are loaded meanwhile.
    drafts: drafts && drafts.filter(isVisibleTo(accountId)),
    editor: isOfAnotherAccount ? null : editor,
    resume,
    startNew,
    /** Opens an empty form after sending, and removes `?draft=` from the address. */
    startOver: () => {
      if (wanted) setSearch({}, { replace: true });
      startNew();
    },
    discard: async (id: string) => {
      const store = await openDraftStore();
      await store.removePost(id).catch(() => {});
      const left = drafts?.filter((draft) => draft.id !== id) ?? [];
      if (left.length === 0) startNew();
      setDrafts(left);
    },
  };
}
