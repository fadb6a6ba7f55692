import { plural, t } from '@/language/translate';
import { WaitNotice } from '@/ui/wait-notice';
import type { Submission } from './send-post';

/** The upload's progress, in percent if the browser reports it. */
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
      {/* Without a value the progress bar is indeterminate. */}
      <progress
        aria-label={label}
        className="upload-bar block h-2 w-full"
        max={100}
        {...(percent !== null && { value: percent })}
      />
      {/* Each progress event restarts the wait. */}
      <WaitNotice key={share} className="mt-2" />
    </div>
  );
}
