import { type ReactNode, useEffect, useState } from 'react';
import { ApiError } from '@/api/api-error';
import { t } from '@/language/translate';

/** After how many ms waiting counts as longer than usual (docs/product.md, Limits and timings). */
const usualWait = 5000;

interface WaitTextProps {
  /** Why the last try failed. An `ApiError` tells when the next one comes. */
  lastError: Error | null | undefined;
  isSlow: boolean;
}

/** Counts down to the next retry, or says that loading takes longer than usual. */
function WaitText({ lastError, isSlow }: WaitTextProps) {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const retryAt = lastError instanceof ApiError ? lastError.retryAt : 0;
  const seconds = Math.ceil((retryAt - now) / 1000);
  if (seconds > 0)
    return (
      <>
        {/* In a live region screen readers would announce every second. */}
        <Notice isHidden>{t('The server is busy. Trying again in {seconds} s.', { seconds })}</Notice>
        <span className="sr-only">{t('The server is busy. Trying again soon.')}</span>
      </>
    );
  return isSlow && <Notice>{t('This is taking longer than usual. Still trying…')}</Notice>;
}

function Notice({ isHidden = false, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <p aria-hidden={isHidden} className="rounded-card border border-line bg-surface p-4">
      {children}
    </p>
  );
}

interface WaitNoticeProps {
  /** Why the last try failed. */
  failure?: Error | null | undefined;
  className?: string;
}

/**
 * Says that loading takes longer than usual, or when the next retry comes. It usually overlays the content below, so
 * the answer takes its reserved place.
 */
export function WaitNotice({ failure, className = 'relative z-10 h-0' }: WaitNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, usualWait, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={className}>
      {(isSlow || failure) && <WaitText lastError={failure} isSlow={isSlow} />}
    </div>
  );
}
