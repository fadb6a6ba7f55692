import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { settledSession } from '@/account/session';
import { loginPath, paths } from '@/config/paths';
import { isLasting } from '@/selling/drafts/open-draft-store';
import { sendPost } from '@/selling/submission/send-post';
import { announce } from '@/ui/announcement';
import type { PostEditor } from './post-editor';

/** How long the prompt stands before the login page comes, in ms (docs/product.md, Drafts and sending). */
const promptDelay = 300;
const offlineText = '❌ No internet connection. Please check your connection and try again.';

/**
 * Submits a post that is complete: sends it for whoever is signed in, and keeps it for whoever has to sign in first (docs/product.md, Drafts and sending). `onSent` is called when it has arrived.
 */
export function useSubmit(editor: PostEditor, onSent: () => void) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  // Two taps come before the first of them is rendered.
  const isRunning = useRef(false);

  async function keepForSignIn(): Promise<void> {
    if (!navigator.onLine) return announce({ text: offlineText, tone: 'sale' });
    await editor.saver.setStatus({ state: 'pending' });
    announce({ text: '⚠️ Account not created. Please sign up', tone: 'plain' });
    await new Promise((resolve) => setTimeout(resolve, promptDelay));
    await navigate(loginPath(paths.myPosts), {
      state: { reason: 'post', lasts: isLasting.read() },
    });
  }

  async function submit(): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    const session = await settledSession();
    if (session.status !== 'signed-in') await keepForSignIn();
    else if (await sendPost(editor.saver, session.user, queryClient)) onSent();
    isRunning.current = false;
    setBusy(false);
  }
  return { submit, isBusy };
}
