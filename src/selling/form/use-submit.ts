import { useQueryClient } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { offlineMessage } from '@/account/provider-failure';
import { currentAccountId } from '@/account/session';
import { reportUnexpected } from '@/api/failure-advice';
import { useSingleMutation } from '@/api/use-single-mutation';
import { t } from '@/language/translate';
import { loginPath, paths } from '@/platform/paths';
import { draftsAreStored } from '@/selling/drafts/draft-store';
import type { PostFields } from '@/selling/post/post-fields';
import { sendOrMakePending } from '@/selling/submission/send-post';
import { failureNotice } from '@/selling/submission/server-messages';
import { announce } from '@/ui/announcement';
import { useIsMounted } from '@/ui/use-is-mounted';
import type { PostEditor } from './post-editor';

/** How long the prompt shows before the login page opens, in ms. */
const promptDelay = 300;

/** Sends a post, or stores it until the seller signs in. `onSent` runs only if the form is still open. */
export function useSubmit(editor: PostEditor, form: UseFormReturn<PostFields>, onSent: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const isMounted = useIsMounted();

  /** For a seller who was signed in on this device, while the provider does not answer. The post waits. */
  async function waitForProvider(): Promise<void> {
    announce({
      text: t("Sign-in isn't available right now."),
      advice: draftsAreStored.read()
        ? t("Your post is saved on this device. It's sent as soon as you sign in.")
        : t("Your post is saved only while this page stays open. It's sent as soon as you sign in."),
      tone: 'plain',
      outlivesPage: true,
    });
    if (isMounted.current) await navigate(paths.myPosts);
  }

  async function askToSignIn(): Promise<void> {
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
      const result = await sendOrMakePending(editor.saver, queryClient);
      if (result === 'offline') return announce({ text: t(offlineMessage), tone: 'error' });
      if (result === 'pending') return currentAccountId() === null ? askToSignIn() : waitForProvider();
      if (result.isSent && isMounted.current) onSent();
      result.fieldErrors.forEach(([field, text], index) =>
        form.setError(field, { type: 'server', message: text }, { shouldFocus: index === 0 }),
      );
    },
    onError: (error) => {
      announce(failureNotice(error));
      reportUnexpected(error);
    },
  });
  return { submit, isBusy };
}
