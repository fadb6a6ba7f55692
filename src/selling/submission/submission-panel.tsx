import { Link } from 'react-router-dom';
import type { User } from '@/account/session';
import { plural, t } from '@/language/translate';
import { formPath, paths } from '@/platform/paths';
import { announcement } from '@/ui/announcement';
import { Button, buttonClass } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { WaitNotice } from '@/ui/wait-notice';
import { shownPostId, submissionStore, type Submission } from './send-post';

export function SubmissionProgress({
  submission,
}: {
  submission: Extract<Submission, { status: 'sending' }>;
}) {
  const { files, share } = submission;
  const percent = share === null ? null : Math.floor(share * 100);
  const label =
    share === 1
      ? t('Waiting for the server')
      : plural(files, { one: 'Uploading {count} file', other: 'Uploading {count} files' });
  return (
    <div className="text-sm">
      <p className="flex justify-between gap-2 pb-1">
        <span>{label}</span>
        {percent !== null && (
          <span className="font-semibold tabular-nums">{t('{percent}%', { percent })}</span>
        )}
      </p>
      <progress
        aria-label={label}
        className="block h-2 w-full accent-brand"
        max={100}
        {...(percent !== null && { value: percent })}
      />
      {/* The key changes at each progress event, so that the wait starts again. */}
      <WaitNotice key={share} className="mt-2" />
    </div>
  );
}

/** The progress or failure of a seller's upload. It is shown on every page but the form of its post. */
export function SubmissionPanel({ user }: { user: User }) {
  const submission = useStore(submissionStore);
  const shown = useStore(shownPostId);
  const announced = useStore(announcement)?.text;
  if (submission.status === 'idle' || submission.postId === shown) return null;
  if (submission.status === 'failed' && submission.accountId !== user.id) return null;
  return (
    <section
      aria-label={t('Your post')}
      data-place="upload"
      className="rounded-card border border-line bg-surface p-4 shadow-floating"
    >
      {submission.status === 'sending' ? (
        <div className="flex flex-col gap-3">
          <p className="font-semibold">{t('Your post is being sent.')}</p>
          <SubmissionProgress submission={submission} />
          <p className="flex gap-3 *:flex-1">
            <Button onClick={submission.cancel}>{t('Cancel')}</Button>
            <Link to={paths.myPosts} className={buttonClass('quiet')}>
              {t('My posts')}
            </Link>
          </p>
        </div>
      ) : (
        <>
          {/* The announcement may already show the reason. */}
          <p className="[overflow-wrap:anywhere] text-sale">
            {announced === submission.text ? t("Your post wasn't sent. It's saved.") : submission.text}
          </p>
          <p className="mt-3 flex flex-wrap gap-3 *:flex-1">
            <Button variant="primary" onClick={submission.retry}>
              {t('Try again')}
            </Button>
            <Link to={formPath(submission.postId)} className={buttonClass('quiet')}>
              {t('Edit')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
