import { useQueryClient } from '@tanstack/react-query';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { useSession } from '@/account/session';
import { useSendForm } from '@/requests/use-send-form';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/form-fields';
import { WaitNotice } from '@/ui/wait-notice';
import { sendComment } from './send-comment';

const words = {
  blank: 'Please enter a comment.',
  sent: '✅ Comment submitted!',
  failed: 'There was a problem submitting your comment.',
};

/** Says something about a picture; only signed in. */
export function CommentForm({ productId, imageId }: { productId: string; imageId: string }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const user = session.status === 'signed-in' ? session.user : null;

  const { text, setText, sending, submit } = useSendForm({
    field: `comment ${productId} ${imageId}`,
    send: async (comment, unsentKey) => {
      if (!user) throw new Error('Nobody is signed in.');
      const newComment = { productId, imageId, email: user.email, text: comment };
      await sendComment(newComment, unsentKey, queryClient);
    },
    words,
    failureDuration: 3000,
  });
  return (
    <form
      aria-label="Comment"
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <TextAreaField
        label="Your comment"
        rows={3}
        value={text}
        disabled={!user}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={!user || sending} className="self-start">
        {sending ? 'Sending...' : 'Comment'}
      </Button>
      {sending && <WaitNotice className="text-sm" />}
      {session.status !== 'loading' && !user && <SignInPrompt text="Please sign in to comment." />}
    </form>
  );
}
