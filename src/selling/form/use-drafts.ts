import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resolveSession, useAccountId } from '@/account/session';
import { message, t } from '@/language/translate';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { listFreePosts } from '@/selling/drafts/drafts';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { forgetFailure } from '@/selling/submission/send-post';
import { announce } from '@/ui/announcement';
import type { PostEditor } from './post-editor';
import { isBeingSent, newEditor, resumeDraft } from './resume-draft';

const failures = {
  gone: { text: message('This draft was sent or discarded in another tab.'), tone: 'plain' },
  'being sent': { text: message('This post is already being sent.'), tone: 'plain' },
  unreadable: { text: message("The draft can't be opened right now. Please try again."), tone: 'error' },
} as const;

/** Opens a draft, or an empty form if there is none to edit. Null if the draft can't be read. */
async function openEditor(offered: StoredPost | undefined): Promise<PostEditor | null> {
  if (!offered) return newEditor();
  const resumed = await resumeDraft(await openDraftStore(), offered);
  if (typeof resumed === 'string') {
    announce({ text: t(failures[resumed].text), tone: failures[resumed].tone });
    return resumed === 'unreadable' ? null : newEditor();
  }
  if (resumed.lostFiles > 0)
    announce({
      text: t('This browser has lost some files of the draft. Please add them again.'),
      tone: 'error',
    });
  return resumed.editor;
}

/**
 * Finds the post to edit: the one in `?draft=`, or an empty one if there are no drafts. Otherwise the seller chooses
 * one of the drafts, also after the wanted one could not be read.
 */
async function findPost(
  accountId: string | null,
  wantedId: string | null,
): Promise<{ editor: PostEditor | null; drafts: readonly StoredPost[] }> {
  await resolveSession();
  const free = await listFreePosts(accountId).catch(() => {
    announce({
      text: t("Your drafts can't be read right now. Reload the page to try again."),
      tone: 'plain',
    });
    return [];
  });
  const drafts = free.filter((draft) => !isBeingSent(draft));
  const wanted = drafts.find(({ id }) => id === wantedId);
  const hasChoice = drafts.length > 0 && !wanted;
  return { editor: hasChoice ? null : await openEditor(wanted), drafts };
}

/** The form that shows, and `?draft=` as it was when the form opened. */
interface OpenForm {
  editor: PostEditor;
  openedAt: string | null;
}

/**
 * Whether a form may stay on the page. An account's post must leave the page at a sign-out. A form stays while its
 * writer signs in, and when `?draft=` leaves the address after sending.
 */
function mayStay({ editor, openedAt }: OpenForm, accountId: string | null, wantedId: string | null): boolean {
  const { owner } = editor.saver.status();
  return (owner === null || owner === accountId) && (wantedId === null || wantedId === openedAt);
}

/** The post to edit, or the drafts to choose from. */
export function useDrafts() {
  const [search, setSearch] = useSearchParams();
  const wantedId = search.get('draft');
  const accountId = useAccountId();
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const form = opened && mayStay(opened, accountId, wantedId) ? opened : null;
  const { data: found, refetch } = useQuery({
    queryKey: ['drafts', accountId, wantedId],
    queryFn: () => findPost(accountId, wantedId),
    enabled: form === null,
    staleTime: 0,
    gcTime: 0,
    // Another tab may have changed the drafts.
    refetchOnWindowFocus: 'always',
  });
  const show = (editor: PostEditor) => setOpened({ editor, openedAt: wantedId });
  if (form === null && found?.editor) show(found.editor);

  return {
    /** The post that is edited; null before one is chosen. */
    editor: form?.editor ?? null,
    /** The drafts to choose from; null while they load, or if there is a post to edit. */
    drafts: found && !found.editor ? found.drafts : null,
    open: async (draft?: StoredPost) => {
      const editor = await openEditor(draft);
      if (editor) show(editor);
    },
    /** Opens an empty form after sending, and removes `?draft=` from the address. */
    startOver: () => {
      if (wantedId) setSearch({}, { replace: true });
      show(newEditor());
    },
    discard: async (id: string) => {
      forgetFailure(id);
      const store = await openDraftStore();
      // If removing fails, the list shows the draft again.
      await store.removePost(id).catch(() => {});
      await refetch();
    },
  };
}
