import { useEffect, useState } from 'react';

/** After how many seconds waiting takes longer than usual (docs/product.md, Limits and timings). */
const usual = 5;

/**
 * Beside what stands for an answer: says when it takes longer than usual (docs/product.md, Failures). As a rule it lies over
 * what is below it, so that what comes takes the place that was kept.
 */
export function WaitNotice({ className = 'relative z-10 h-0' }: { className?: string }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((passed) => passed + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div role="status" className={className}>
      {seconds >= usual && (
        <p className="rounded-card border border-line bg-surface p-4">
          This takes longer than usual. Still trying…
        </p>
      )}
    </div>
  );
}
