import { t } from '@/language/translate';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { useSession } from '@/account/session';
import { OwnPosts } from '@/selling/own/own-posts';
import { PostsSummary } from '@/selling/own/posts-summary';
import { UnsentList } from '@/selling/own/unsent-posts';
import { useUnsentPosts } from '@/selling/own/use-unsent-posts';
import { PageHeading } from '@/ui/page-heading';
import { Loading } from '@/ui/load-states';
import { WaitNotice } from '@/ui/wait-notice';

export default function MyPostsPage() {
  const session = useSession();
  const unsent = useUnsentPosts();
  return (
    <div className="max-w-2xl">
      <PageHeading>{t('My posts')}</PageHeading>
      {session.status === 'signed-in' && <PostsSummary user={session.user} unsent={unsent?.length ?? null} />}
      {unsent && <UnsentList posts={unsent} />}
      {session.status === 'loading' && (
        <>
          <WaitNotice />
          <Loading label={t('Loading your posts')} className="h-44 w-full sm:h-32" />
        </>
      )}
      {session.status === 'signed-in' && <OwnPosts user={session.user} />}
      {session.status !== 'loading' && session.status !== 'signed-in' && (
        <SignInPrompt text={t('Please log in to see your posts.')} />
      )}
    </div>
  );
}
