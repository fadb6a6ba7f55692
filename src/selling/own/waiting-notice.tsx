import { Clock, ShieldCheck } from 'lucide';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { Icon } from '@/ui/icon';

const noticeClass = 'mb-4 rounded-card border border-line bg-surface p-4';

/** Above a seller's posts while one of them waits: who looks at it, at what, and what comes then (docs/product.md, Own posts). */
export function WhatHappensNext() {
  return (
    <section aria-labelledby="what-happens-next" className={noticeClass}>
      <h2 id="what-happens-next" className="flex items-center gap-2 text-lg">
        <Icon of={ShieldCheck} className="size-5 shrink-0 text-accent" /> What happens next
      </h2>
      <p className="mt-1 text-sm text-muted">Staff look at each new post before buyers see it:</p>
      <ul className="list-disc pl-5 text-sm text-muted">
        <li>the photos show the offer itself,</li>
        <li>its name, category and price fit,</li>
        <li>buyers can reach you.</li>
      </ul>
      <p className="mt-1 text-sm text-muted">
        You need not do anything. Until then only you can open it; once it is live, this page says so.
      </p>
    </section>
  );
}

/** Above an offer that only its owner sees. */
export function WaitingNotice() {
  return (
    <p className={`${noticeClass} flex flex-wrap items-center gap-x-2 text-sm`}>
      <Icon of={Clock} className="size-4 shrink-0 text-accent" />
      <span className="font-semibold text-accent">Waiting for verification</span>
      <span>Only you can see this offer.</span>
      <Link to={paths.myPosts} className="tap inline-flex items-center font-semibold text-brand underline">
        My posts
      </Link>
    </p>
  );
}
