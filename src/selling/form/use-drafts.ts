import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { resolveSession, useAccountId } from '@/account/session';
import { message, t } from '@/language/translate';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { listFreePosts } from '@/selling/drafts/drafts';
import type { StoredPost } from '@/selling/drafts/stored-post';
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

async function findDrafts(accountId: string | null): Promise<readonly StoredPost[]> {
  await resolveSession();
  const free = await listFreePosts(accountId).catch(() => {
    announce({
      text: t("Your drafts can't be read right now. Reload the page to try again."),
      tone: 'plain',
    });
    return [];
  });
  return free.filter((draft) => !isBeingSent(draft));
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

/** Chooses the post to edit: the one in `?draft=`, one of the stored drafts, or a new one if none is stored. */
export function useDrafts() {
  const [search, setSearch] = useSearchParams();
  const wantedId = search.get('draft');
  const accountId = useAccountId();
  const [opened, setOpened] = useState<OpenForm | null>(null);
  const form = opened && mayStay(opened, accountId, wantedId) ? opened : null;
  const { data: drafts, refetch } = useQuery({
    queryKey: ['drafts', accountId, wantedId],
    queryFn: () => findDrafts(accountId),
    enabled: form === null,
    staleTime: 0,
    gcTime: 0,
    // Another tab may have changed the drafts.
    refetchOnWindowFocus: 'always',
  });
  const wanted = drafts?.find(({ id }) => id === wantedId);
  const hasChoice = drafts !== undefined && drafts.length > 0 && !wanted;
  const opensByItself = form === null && drafts !== undefined && !hasChoice;

  const show = (editor: PostEditor) => setOpened({ editor, openedAt: wantedId });
  useEffect(() => {
    if (!opensByItself) return undefined;
    let isCurrent = true;
    const openFirst = async () => {
      const editor = await openEditor(wanted);
      if (!isCurrent) return;
      if (editor) setOpened({ editor, openedAt: wantedId });
      // A draft that can't be read is offered in the list, to try again.
      else setSearch({}, { replace: true });
    };
    void openFirst();
    return () => {
      isCurrent = false;
    };
  }, [opensByItself, wanted, wantedId, setSearch]);

  return {
    /** The post that is edited; null before one is chosen. */
    editor: form?.editor ?? null,
    /** The drafts to choose from; null while they load, or if there are none. */
    drafts: hasChoice ? drafts : null,
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
      const store = await openDraftStore();
      // If removing fails, the list shows the draft again.
      await store.removePost(id).catch(() => {});
      await refetch();
    },
  };
}
