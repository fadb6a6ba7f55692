import { RotateCw, TriangleAlert } from 'lucide';
import { Button } from './button';
import { focusMain } from './focus-main';
import { Icon } from './icon';

interface ErrorNoticeProps {
  /** What happened, in red. */
  message: string;
  /** What to do about it. */
  advice: string;
  /** Absent where trying again cannot help. */
  onRetry?: (() => void) | undefined;
}

/** A failed load, said at once, with *Try again*. */
export function ErrorNotice({ message, advice, onRetry }: ErrorNoticeProps) {
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface p-4">
      <div role="alert" className="flex min-w-0 gap-3">
        <Icon of={TriangleAlert} className="mt-0.5 size-5 shrink-0 text-sale" />
        <div>
          <p className="font-semibold text-sale">{message}</p>
          <p className="text-sm text-muted">{advice}</p>
        </div>
      </div>
      {onRetry && (
        <Button
          onClick={() => {
            onRetry();
            // The button goes when the load starts again.
            focusMain();
          }}
        >
          <Icon of={RotateCw} className="size-4" />
          Try again
        </Button>
      )}
    </div>
  );
}
