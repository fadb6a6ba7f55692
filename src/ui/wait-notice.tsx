import { useEffect, useState } from 'react';

/** After how long waiting takes longer than usual, in ms (docs/product.md, Limits and timings). */
const usual = 5000;
const slow = 'This takes longer than usual. Still trying…';

interface WaitNoticeProps {
  /** Why the last try failed; an ApiError tells when the next one comes. */
  failure?: Error | null | undefined;
  className?: string;
}

/**
 * Beside what stands for an answer: says that it takes longer than usual, or when it is tried again (docs/product.md,
 * Failures). As a rule it lies over what is below it, so that what comes takes the place that was kept.
 */
export function WaitNotice({ failure, className = 'relative z-10 h-0' }: WaitNoticeProps) {
  const [start] = useState(() => performance.now());
  const [now, setNow] = useState(start);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const retryAt = failure && 'retryAt' in failure ? Number(failure.retryAt) : 0;
  const seconds = Math.ceil((retryAt - now) / 1000);
  const text =
    seconds > 0 ? `The server is busy. Trying again in ${seconds} s.` : now - start >= usual && slow;
  return (
    <div role="status" className={className}>
      {text && <p className="rounded-card border border-line bg-surface p-4">{text}</p>}
    </div>
  );
}
