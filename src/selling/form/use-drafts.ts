import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { serverNow } from '@/lib/server-clock';
import { randomId } from '@/lib/random-id';
import {
  type UnreadableDraft,
  openDrafts,
  openUnreadableDrafts,
  removeOrphanedFiles,
} from '@/selling/drafts/drafts';
import { type KeptPost, loadPost } from '@/selling/drafts/kept-post';
import { openDraftStore } from '@/selling/drafts/open-draft-store';
import { emptyMedia } from '@/selling/post/post';
import { emptyFields } from '@/selling/post/post-fields';
import { submissionStore } from '@/selling/submission/submission';
import { announce } from '@/ui/announcement';
import { createPostEditor, type PostEditor } from './post-editor';

const newEditor = () => createPostEditor({ id: randomId(), fields: emptyFields, media: emptyMedia }, null);

/** A post that is on its way is no draft. */
function isOnItsWay({ id }: KeptPost): boolean {
  const submission = submissionStore.read();
  return submission.status === 'sending' && submission.postId === id;
}

/** What can be taken up again: the posts that wait, and what other versions of the app have left. */
export interface WaitingDrafts {
  readable: readonly KeptPost[];
  unreadable: readonly UnreadableDraft[];
}

async function findWaiting(): Promise<WaitingDrafts> {
  const now = serverNow();
  await removeOrphanedFiles(now).catch(() => {});
  const [readable, unreadable] = await Promise.all([
    openDrafts(now).catch(() => []),
    openUnreadableDrafts().catch(() => []),
  ]);
  return { readable: readable.filter((draft) => !isOnItsWay(draft)), unreadable };
}

const isNothing = ({ readable, unreadable }: WaitingDrafts) => readable.length + unreadable.length === 0;

/** Which post is written: a new one, the one of `?draft=`, or one of those that wait; null while that is open. */
export function useDrafts() {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('draft');
  const [drafts, setDrafts] = useState<WaitingDrafts | null>(null);
  const [editor, setEditor] = useState<PostEditor | null>(null);

  // Whether a post is on the page already: an address that asks for none then changes nothing.
  const hasOpened = useRef(false);
  const open = useCallback((next: PostEditor) => {
    hasOpened.current = true;
    setEditor(next);
  }, []);
  const startNew = useCallback(() => open(newEditor()), [open]);

  const resume = useCallback(
    async (offered: KeptPost) => {
      const store = await openDraftStore();
      // Since it was offered, another tab may have sent it, or tried to.
      const draft = (await store.posts().catch(() => [offered])).find(({ id }) => id === offered.id);
      if (!draft) {
        announce({ text: 'This draft was sent or discarded in another tab.', tone: 'plain' });
        return startNew();
      }
      const { post, lostFiles } = await loadPost(store, draft);
      if (lostFiles > 0)
        announce({
          text: 'This browser has lost some files of the draft. Please add them again.',
          tone: 'sale',
        });
      const next = createPostEditor(post, draft);
      // What is taken up again is no longer sent by itself.
      if (draft.state === 'pending') await next.saver.setStatus({ state: 'draft' });
      open(next);
    },
    [open, startNew],
  );

  const resumeUnreadable = useCallback(
    async ({ salvaged }: UnreadableDraft) => {
      announce({ text: 'Please check this draft: only what could be read of it is here.', tone: 'plain' });
      const next = createPostEditor(salvaged, null);
      open(next);
      await next.saver.save(salvaged);
    },
    [open],
  );

  useEffect(() => {
    if (hasOpened.current && !wanted) return;
    let stands = true;
    const offer = async () => {
      const waiting = await findWaiting();
      if (!stands) return;
      const chosen = waiting.readable.find(({ id }) => id === wanted);
      if (chosen) await resume(chosen);
      else if (isNothing(waiting)) startNew();
      else setDrafts(waiting);
    };
    void offer();
    return () => {
      stands = false;
    };
  }, [wanted, resume, startNew]);

  return {
    drafts,
    editor,
    resume,
    resumeUnreadable,
    startNew,
    /** After a post was sent: what was asked for by address is done. */
    startOver: () => {
      if (wanted) setSearch({}, { replace: true });
      startNew();
    },
    discard: async (id: string) => {
      const store = await openDraftStore();
      await store.removePost(id).catch(() => {});
      const left = {
        readable: drafts?.readable.filter((draft) => draft.id !== id) ?? [],
        unreadable: drafts?.unreadable.filter((draft) => draft.id !== id) ?? [],
      };
      if (isNothing(left)) startNew();
      setDrafts(left);
    },
  };
}
