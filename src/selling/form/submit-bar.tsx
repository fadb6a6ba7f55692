import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { photoCountText, photoLimits } from '@/selling/post/post';
import { submissionStore } from '@/selling/submission/send-post';
import { SubmissionProgress } from '@/selling/submission/submission-panel';
import { announcement } from '@/ui/announcement';
import { besideBoxClass, pageBarRef } from '@/ui/bottom-bars';
import { Button } from '@/ui/button';
import { useStore } from '@/ui/use-store';

interface SubmitBarProps {
  postId: string;
  /** The text of the disabled button; null if it is enabled. */
  disabledText: string | null;
  photos: number;
}

export function SubmitBar({ postId, disabledText, photos }: SubmitBarProps) {
  const { fewest } = photoLimits;
  const submission = useStore(submissionStore);
  const ownSubmission = submission.status !== 'idle' && submission.postId === postId ? submission : null;
  const isAnnounced =
    useStore(announcement)?.text === (ownSubmission?.status === 'failed' ? ownSubmission.text : undefined);
  return (
    <div
      ref={pageBarRef}
      role="group"
      aria-label={t('Submit')}
      className={classNames(
        'sticky bottom-0 z-10 -mx-4 flex flex-col gap-2 border-t border-line bg-canvas px-4 py-2 low:static',
        besideBoxClass,
      )}
    >
      {ownSubmission?.status === 'sending' && <SubmissionProgress submission={ownSubmission} />}
      {ownSubmission?.status === 'failed' && (
        <p className="text-sm text-muted">
          {!isAnnounced && <span className="[overflow-wrap:anywhere] text-sale">{ownSubmission.text} </span>}
          {t('Everything is still here.')}
        </p>
      )}
      {/* On a phone with large text, the button has a line of its own, because its label would not fit. */}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {ownSubmission?.status === 'sending' ? (
          <Button onClick={ownSubmission.cancel}>{t('Cancel')}</Button>
        ) : (
          <p className="text-sm leading-tight text-muted">
            {photos < fewest
              ? t('{count} of {fewest} photos', { count: photos, fewest })
              : photoCountText(photos)}
          </p>
        )}
        <Button
          type="submit"
          variant="primary"
          className="flex-1 basis-28 scroll-mb-0! px-3! whitespace-nowrap"
          disabled={disabledText !== null || ownSubmission?.status === 'sending'}
        >
          {disabledText ?? (ownSubmission?.status === 'failed' ? t('Try again') : t('Submit'))}
        </Button>
      </div>
    </div>
  );
}
