import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';

/** After how many ms waiting counts as longer than usual (docs/product.md, Limits and timings). */
const usualWait = 5000;

const WaitText = lazyPart(async () => (await import('./wait-text')).WaitText);

interface WaitNoticeProps {
  /** Why the last try failed. */
  failure?: Error | null | undefined;
  /** Retries the load. Offered after a very long wait. */
  onRetry?: () => void;
  className?: string;
}

/**
 * Says that loading takes longer than usual, or when the next retry comes. Its code loads late because few
 * visits need it. It usually overlays the content below, so the answer takes its reserved place.
 */
export function WaitNotice({ failure, onRetry, className = 'relative z-10 h-0' }: WaitNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, usualWait, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={className}>
      {(isSlow || failure) && <WaitText lastError={failure} isSlow={isSlow} onRetry={onRetry} />}
    </div>
  );
}
