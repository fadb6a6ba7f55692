import { useEffect, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { t } from '@/language/translate';

/** After how many ms loading takes longer than usual (docs/product.md, Limits and timings). */
const usualWait = 5000;

interface WaitNoticeProps {
  /** Why the last try failed. */
  failure?: Error | null | undefined;
  className?: string;
}

/** Says that loading takes longer than usual, or that the server is busy. By default the notice takes no space. */
export function WaitNotice({ failure, className = 'relative z-10 h-0' }: WaitNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, usualWait, true);
    return () => clearTimeout(timer);
  }, []);
  const isBusy = failure instanceof ApiError && failure.retryAfter !== undefined;
  return (
    <div role="status" className={className}>
      {(isSlow || isBusy) && (
        <p className="rounded-card border border-line bg-surface p-4">
          {isBusy
            ? t('The server is busy. Trying again soon.')
            : t('This is taking longer than usual. Still trying…')}
        </p>
      )}
    </div>
  );
}
