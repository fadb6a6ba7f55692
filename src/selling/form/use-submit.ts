import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { offlineMessage } from '@/account/provider-failure';
import { resolveSession } from '@/account/session';
import { useSingleMutation } from '@/api/use-single-mutation';
import { t } from '@/language/translate';
import { loginPath, paths } from '@/platform/paths';
import { draftsAreStored } from '@/selling/drafts/draft-store';
import type { PostFields } from '@/selling/post/post-fields';
import { sendPost } from '@/selling/submission/send-post';
import { failureNotice } from '@/selling/submission/server-messages';
import { announce } from '@/ui/announcement';
import { useIsMounted } from '@/ui/use-is-mounted';
import type { PostEditor } from './post-editor';

/** How long the prompt shows before the login page opens, in ms. */
const promptDelay = 300;

/**
 * Sends a complete post, or marks it as pending if nobody is signed in. `onSent` runs when the post has arrived, but
 * not if the seller has left the form.
 */
export function useSubmit(editor: PostEditor, form: UseFormReturn<PostFields>, onSent: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  async function storeForSignIn(): Promise<void> {
    if (!navigator.onLine) return announce({ text: t(offlineMessage), tone: 'error' });
    await editor.saver.setStatus({ state: 'pending' });
    announce({
      text: t('⚠️ Account not created. Please sign up'),
      tone: 'plain',
      // The login page opens before anybody can read the prompt.
      outlivesPage: true,
    });
    await new Promise((resolve) => setTimeout(resolve, promptDelay));
    if (!isMounted.current) return;
    await navigate(loginPath(paths.myPosts), {
      state: { reason: 'post', isStored: draftsAreStored.read() },
    });
  }

  const { run: submit, isRunning: isBusy } = useSingleMutation({
    mutationFn: async () => {
      const session = await resolveSession();
      if (session.status !== 'signed-in') await storeForSignIn();
      else {
        const { isSent, fieldErrors } = await sendPost(editor.saver, session.user, queryClient);
        if (isSent && isMounted.current) onSent();
        fieldErrors.forEach(([field, text], index) =>
          form.setError(field, { type: 'server', message: text }, { shouldFocus: index === 0 }),
        );
      }
    },
    onError: (error) => announce(failureNotice(error)),
  });
  return { submit, isBusy };
}
