import { t } from '@/language/translate';
import { Button } from '@/ui/button';
import { endShare } from './waiting-share';

/** Above the drafts: what was shared goes into none of them by itself. */
export function WaitingShareNotice() {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-brand bg-surface p-4">
      <p role="status" className="min-w-0 flex-1 basis-56">
        {t(
          'What you shared waits here. Start a new post with it, or resume a draft and choose what comes into it.',
        )}
      </p>
      <Button focusesMain onClick={() => void endShare()}>
        {t('Discard what was shared')}
      </Button>
    </div>
  );
}

/** After a share that nothing could keep, as before the app has been here once. */
export function LostShareNotice({ onClose }: { onClose: () => void }) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3 rounded-card border border-sale bg-surface p-4">
      <p role="alert" className="min-w-0 flex-1 basis-56">
        {t(
          'What you shared could not be taken over. Copy its text and paste it into the form, and choose the photos there.',
        )}
      </p>
      <Button focusesMain onClick={onClose}>
        {t('Close')}
      </Button>
    </div>
  );
}
