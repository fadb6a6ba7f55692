import { SubmissionProgress } from '@/selling/submission/submission-progress';
import { submissionStore } from '@/selling/submission/submission';
import { announcement } from '@/ui/announcement';
import { Button } from '@/ui/button';
import { useStore } from '@/ui/use-store';

interface SubmitBarProps {
  postId: string;
  /** The button's text while it is disabled; null where it may be pressed. */
  wait: string | null;
}

/** The *Submit* button at the end of the screen, with the progress or failure of the upload. */
export function SubmitBar({ postId, wait }: SubmitBarProps) {
  const submission = useStore(submissionStore);
  const mine = submission.status !== 'idle' && submission.postId === postId ? submission : null;
  // The banner says the same for its few seconds.
  const isSaid = useStore(announcement)?.text === (mine?.status === 'failed' ? mine.text : undefined);
  return (
    <div
      role="group"
      aria-label="Submit"
      className="sticky bottom-0 z-20 -mx-4 flex flex-col gap-3 border-t border-line bg-canvas px-4 pt-3 pb-[calc(var(--floor-height)+0.75rem)]"
    >
      {mine?.status === 'sending' && <SubmissionProgress submission={mine} />}
      {mine?.status === 'failed' && (
        <p className="text-sm text-muted">
          {!isSaid && <span className="[overflow-wrap:anywhere] text-sale">{mine.text} </span>}
          Everything is still here.
        </p>
      )}
      <div className="flex gap-3">
        {mine?.status === 'sending' && <Button onClick={mine.cancel}>Cancel</Button>}
        <Button
          type="submit"
          look="primary"
          className="flex-1"
          disabled={wait !== null || mine?.status === 'sending'}
        >
          {wait ?? (mine?.status === 'failed' ? 'Try again' : 'Submit')}
        </Button>
      </div>
    </div>
  );
}
