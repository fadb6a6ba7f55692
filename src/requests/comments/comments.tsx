import { signedInUser, useSession, useUser } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { t } from '@/language/translate';
import { foldEmail } from '@/platform/text/fold';
import { writtenText } from '@/platform/text/text-language';
import { useComments } from '@/requests/entries/entries-query';
import { sendingTimeText } from '@/requests/entries/entry';
import { EntriesFailure, EntriesSkeleton } from '@/requests/entries/entry-parts';
import { useSendText } from '@/requests/sending/use-send-text';
import { Button } from '@/ui/button';
import { TextAreaField } from '@/ui/form-fields';
import { EmptyNotice } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { useNow } from '@/ui/use-now';
import { WaitNotice } from '@/ui/wait-notice';

/** 'You', or the first letters of the author's email address. The whole address must not be shown. */
function commentAuthor(email: string, ownEmail: string | null): string {
  if (ownEmail !== null && email !== '' && foldEmail(email) === foldEmail(ownEmail)) return t('You');
  const name = email.split('@')[0] ?? '';
  return name === '' ? t('A visitor') : `${name.slice(0, 2)}…`;
}

export function CommentList({ productId, imageId }: { productId: string; imageId: string }) {
  const query = useComments(productId, imageId);
  const now = useNow();
  const own = useUser()?.email || null;
  return (
    <QueryStates
      query={query}
      failure={<EntriesFailure query={query} />}
      skeleton={<EntriesSkeleton label={t('Loading comments')} />}
      empty={
        <EmptyNotice message={t('No comments yet.')}>
          {t('Be the first to comment on this photo.')}
        </EmptyNotice>
      }
    >
      {(comments) => (
        <ul className="flex flex-col gap-3">
          {comments.map(({ id, email, text, postedAt, isPending }) => (
            <li key={id} className="rounded-card border border-line bg-surface p-4">
              <p className="flex flex-wrap gap-x-2 text-sm text-muted">
                <bdi className="font-semibold text-ink">{commentAuthor(email, own)}</bdi>
                {sendingTimeText(isPending, postedAt, now)}
              </p>
              <p {...writtenText(text)} className="text-left [overflow-wrap:anywhere] whitespace-pre-line">
                {text}
              </p>
            </li>
          ))}
        </ul>
      )}
    </QueryStates>
  );
}

export function CommentForm({ productId, imageId }: { productId: string; imageId: string }) {
  const session = useSession();
  const user = signedInUser(session);
  const { text, setText, sending, submit } = useSendText({
    field: { kind: 'comment', productId, imageId },
  });
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
        readOnly={sending}
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
