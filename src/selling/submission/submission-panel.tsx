import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { formPath } from '@/platform/link-builders';
import { paths } from '@/platform/paths';
import { announcement } from '@/ui/announcement';
import { Button, buttonClass } from '@/ui/button';
import { useStore } from '@/ui/use-store';
import { submissionStore, shownPostId } from './send-post';
import { SubmissionProgress } from './submission-progress';

/** The upload's progress or failure, on every page except the form of its post. */
export function SubmissionPanel() {
  const submission = useStore(submissionStore);
  const shown = useStore(shownPostId);
  const announced = useStore(announcement)?.text;
  if (submission.status === 'idle' || submission.postId === shown) return null;
  return (
    <section
      aria-label={t('Your post')}
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
          {/* The announcement shows the same message at that time. */}
          <p className="[overflow-wrap:anywhere] text-sale">
            {announced === submission.text ? t('Your post was not sent. It is saved.') : submission.text}
          </p>
          <p className="mt-3 flex flex-wrap gap-3 *:flex-1">
            <Button variant="primary" onClick={submission.retry}>
              {t('Try again')}
            </Button>
            <Link
              to={formPath(submission.postId)}
              onClick={() => submissionStore.write({ status: 'idle' })}
              className={buttonClass('quiet')}
            >
              {t('Edit')}
            </Link>
          </p>
        </>
      )}
    </section>
  );
}
