import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { resolveSession, useAccountId } from '@/account/session';
import { openDrafts } from '@/selling/drafts/drafts';
import type { StoredPost } from '@/selling/drafts/stored-post';
import { openDraftStore } from '@/selling/drafts/draft-store';
import { announce } from '@/ui/announcement';
import type { PostEditor } from './post-editor';
import { isBeingSent, newEditor, resumeDraft } from './resume-draft';

const failures = {
  gone: { text: message('This draft was sent or discarded in another tab.'), tone: 'plain' },
  'being sent': { text: message('This post is already being sent.'), tone: 'plain' },
  unreadable: { text: message("The draft can't be opened right now. Please try again."), tone: 'error' },
} as const;

/** Opens a draft, or an empty form if the draft is gone. null if the list of drafts must stay. */
async function openDraft(offered: StoredPost): Promise<PostEditor | null> {
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

/** The drafts that this visitor may open. */
async function findDrafts(accountId: string | null): Promise<readonly StoredPost[]> {
  // The session says whose drafts they are.
  await resolveSession();
  const free = await openDrafts(accountId).catch(() => {
    announce({
      text: t("Your drafts can't be read right now. Reload the page to try again."),
      tone: 'plain',
    });
    return [];
  });
  return free.filter((draft) => !isBeingSent(draft));
}

/** Chooses the post to edit: the one in `?draft=`, one of the stored drafts, or a new one. */
export function useDrafts() {
  const [search, setSearch] = useSearchParams();
  const wantedId = search.get('draft');
  const accountId = useAccountId();
  const [opened, setOpened] = useState<{ editor: PostEditor; wanted: string | null } | null>(null);
  const open = (editor: PostEditor) => setOpened({ editor, wanted: wantedId });

  // An account's post closes after a sign-out. A form stays open while its writer signs in, and when `?draft=` leaves
  // the address after sending.
  const isOpen = (form: typeof opened): form is NonNullable<typeof opened> => {
    const owner = form?.editor.saver.status().owner ?? null;
    return (
      form !== null &&
      (owner === null || owner === accountId) &&
      (wantedId === null || wantedId === form.wanted)
    );
  };
  const { data: drafts, refetch } = useQuery({
    queryKey: ['drafts', accountId, wantedId],
    queryFn: async () => {
      const found = await findDrafts(accountId);
      const chosen = found.find(({ id }) => id === wantedId);
      const editor = chosen ? await openDraft(chosen) : found.length === 0 ? newEditor() : null;
      // Not if the visitor has opened another form meanwhile.
      if (editor) setOpened((form) => (isOpen(form) ? form : { editor, wanted: wantedId }));
      return found;
    },
    enabled: !isOpen(opened),
    staleTime: 0,
    gcTime: 0,
    // Another tab may have sent, discarded or started drafts.
    refetchOnWindowFocus: 'always',
  });

  return {
    shown: isOpen(opened)
      ? ({ kind: 'editing', editor: opened.editor } as const)
      : drafts && drafts.length > 0
        ? ({ kind: 'choosing', drafts } as const)
        : ({ kind: 'loading' } as const),
    resume: async (draft: StoredPost) => {
      const editor = await openDraft(draft);
      if (editor) open(editor);
    },
    startNew: () => open(newEditor()),
    /** Opens an empty form after sending, and removes `?draft=` from the address. */
    startOver: () => {
      if (wantedId) setSearch({}, { replace: true });
      open(newEditor());
    },
    discard: async (id: string) => {
      const store = await openDraftStore();
      // If removing fails, the list shows the draft again.
      await store.removePost(id).catch(() => {});
      await refetch();
    },
  };
}
