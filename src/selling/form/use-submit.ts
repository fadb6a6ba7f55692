import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { resolveSession } from '@/account/session';
import { useSingleMutation } from '@/api/use-single-mutation';
import { loginPath } from '@/platform/login-path';
import { paths } from '@/platform/paths';
import { isPersistent } from '@/selling/drafts/draft-store';
import { sendPost } from '@/selling/submission/send-post';
import { failureNotice } from '@/selling/submission/server-messages';
import { announce } from '@/ui/announcement';
import { useIsMounted } from '@/ui/use-is-mounted';
import type { PostEditor } from './post-editor';

/** How long the prompt shows before the login page opens, in ms (docs/product.md, Drafts and sending). */
const promptDelay = 300;
const offlineText = message('❌ No internet connection. Please check your connection and try again.');

/**
 * Sends a complete post, or marks it as pending when signed out. `onSent` runs when it has arrived, unless the
 * form was left: nobody is taken away from another page.
 */
export function useSubmit(editor: PostEditor, onSent: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  async function storeForSignIn(): Promise<void> {
    if (!navigator.onLine) return announce({ text: t(offlineText), tone: 'error' });
    await editor.saver.setStatus({ state: 'pending' });
    announce({
      text: t('⚠️ Account not created. Please sign up'),
      tone: 'plain',
      // It is too brief to read, and the next page is where it is resolved.
      outlivesPage: true,
    });
    await new Promise((resolve) => setTimeout(resolve, promptDelay));
    if (!isMounted.current) return;
    await navigate(loginPath(paths.myPosts), {
      state: { reason: 'post', lasts: isPersistent.read() },
    });
  }

  const { run: submit, isRunning: isBusy } = useSingleMutation({
    mutationFn: async () => {
      const session = await resolveSession();
      if (session.status !== 'signed-in') await storeForSignIn();
      else if ((await sendPost(editor.saver, session.user, queryClient)) && isMounted.current) onSent();
    },
    onError: (error) => announce(failureNotice(error)),
  });
  return { submit, isBusy };
}
