import { signedInUser, useSession } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { t } from '@/language/translate';
import { OwnPosts } from '@/selling/own/own-posts';
import { PostsSummary, postStates } from '@/selling/own/posts-summary';
import { UnsentList, useUnsentPosts } from '@/selling/own/unsent-posts';
import { Loading, Skeleton } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { useHistoryText } from '@/ui/use-history-text';
import { WaitNotice } from '@/ui/wait-notice';

export default function MyPostsPage() {
  const session = useSession();
  const user = signedInUser(session);
  const unsent = useUnsentPosts();
  const [state, setState] = useHistoryText('posts');
  const shown = (user && postStates.find((one) => one === state)) ?? null;
  return (
    <>
      <PageHeading>{t('My posts')}</PageHeading>
      {session.status === 'loading' && <Skeleton className="mb-4 h-11 w-full" />}
      {user && (
        <PostsSummary
          user={user}
          unsent={unsent?.length ?? null}
          shown={shown}
          onShow={(next) => setState(next ?? '')}
        />
      )}
      {unsent && (shown === null || shown === 'unsent') && <UnsentList posts={unsent} />}
      {session.status === 'loading' && (
        <>
          <WaitNotice />
          {/* Not before the unsent posts above have loaded: they would push it down. */}
          {unsent && <Loading label={t('Loading your posts')} className="h-40 w-full sm:h-34" count={4} />}
        </>
      )}
      {user && shown !== 'unsent' && <OwnPosts user={user} shown={shown} />}
      {session.status !== 'loading' && !user && (
        <SignInPrompt text={t('Please sign in to see your posts.')} />
      )}
    </>
  );
}
