import { useEffect, useState } from 'react';
import { lazyPart } from './lazy-part';

/** After how long waiting takes longer than usual, in ms (docs/product.md, Limits and timings). */
const usual = 5000;

const WaitText = lazyPart(async () => (await import('./wait-text')).WaitText);

interface WaitNoticeProps {
  /** Why the last try failed. */
  failure?: Error | null | undefined;
  /** Asks anew, which is offered where nothing has come for very long. */
  onRetry?: () => void;
  className?: string;
}

/**
 * Beside what stands for an answer: says that it takes longer than usual, or when it is tried again; its words
 * come late, since few visits see them. As a rule it lies over what is below it, so that what comes takes the
 * place that was kept.
 */
export function WaitNotice({ failure, onRetry, className = 'relative z-10 h-0' }: WaitNoticeProps) {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setSlow, usual, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={className}>
      {(isSlow || failure) && <WaitText lastError={failure} isSlow={isSlow} onRetry={onRetry} />}
    </div>
  );
}
