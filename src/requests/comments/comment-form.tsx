import { t } from '@/language/translate';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { useSession, userOf } from '@/account/session';
import { useSendText } from '@/requests/sending/use-send-text';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/form-fields';
import { WaitNotice } from '@/ui/wait-notice';
import { commentField } from '@/requests/sending/comment-field';

/** Says something about a picture; only signed in. */
export function CommentForm({ productId, imageId }: { productId: string; imageId: string }) {
  const session = useSession();
  const user = userOf(session);
  const field = commentField({ productId, imageId });
  const { text, setText, sending, submit } = useSendText({ field, failureDuration: 3000 });
  return (
    <form
      aria-label={t('Comment')}
      onSubmit={submit}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-4"
    >
      <TextAreaField
        label={t('Your comment')}
        rows={3}
        value={text}
        disabled={!user}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="primary" disabled={!user || sending} className="self-start">
        {sending ? t('Sending...') : t('Comment')}
      </Button>
      {sending && <WaitNotice className="text-sm" />}
      {session.status !== 'loading' && !user && <SignInPrompt text={t('Please sign in to comment.')} />}
    </form>
  );
}
