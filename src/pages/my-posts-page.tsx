import { signedInUser, useSession } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { t } from '@/language/translate';
import { OwnPosts } from '@/selling/own/own-posts';
import { UnsentList, useUnsentPosts } from '@/selling/own/unsent-posts';
import { Loading } from '@/ui/load-states';
import { PageHeading } from '@/ui/page-heading';
import { WaitNotice } from '@/ui/wait-notice';

export default function MyPostsPage() {
  const session = useSession();
  const user = signedInUser(session);
  const unsent = useUnsentPosts();
  return (
    <>
      <PageHeading>{t('My posts')}</PageHeading>
      {unsent && <UnsentList posts={unsent} />}
      {session.status === 'loading' && (
        <>
          <WaitNotice />
          {/* Waits until the unsent posts have loaded, which appear above and would push it down. */}
          {unsent && <Loading label={t('Loading your posts')} className="h-40 w-full sm:h-34" count={4} />}
        </>
      )}
      {user && <OwnPosts user={user} />}
      {session.status !== 'loading' && !user && (
        <SignInPrompt text={t('Please sign in to see your posts.')} />
      )}
    </>
  );
}
