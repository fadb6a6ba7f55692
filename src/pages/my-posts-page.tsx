import { t } from '@/language/translate';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { useSession, userOf } from '@/account/session';
import { OwnPosts } from '@/selling/own/own-posts';
import { PostsSummary } from '@/selling/own/posts-summary';
import { UnsentList } from '@/selling/own/unsent-posts';
import { useUnsentPosts } from '@/selling/own/use-unsent-posts';
import { PageHeading } from '@/ui/page-heading';
import { Loading } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';

export default function MyPostsPage() {
  const session = useSession();
  const user = userOf(session);
  const unsent = useUnsentPosts();
  return (
    <div className="max-w-2xl">
      <PageHeading>{t('My posts')}</PageHeading>
      {user && <PostsSummary user={user} unsent={unsent?.length ?? null} />}
      {unsent && <UnsentList posts={unsent} />}
      {session.status === 'loading' && (
        <>
          <WaitNotice />
          <Loading label={t('Loading your posts')} className="h-44 w-full sm:h-32" />
        </>
      )}
      {user && <OwnPosts user={user} />}
      {session.status !== 'loading' && !user && <SignInPrompt text={t('Please log in to see your posts.')} />}
    </div>
  );
}
