import type { ReactNode } from 'react';

interface EmptyNoticeProps {
  message: string;
  /** What to do next: a sentence, a link, a button. */
  children?: ReactNode;
}

/** Says that there is nothing to show, and what to do about it. */
export function EmptyNotice({ message, children }: EmptyNoticeProps) {
  return (
    <div role="status" className="rounded-card border border-dashed border-edge px-6 py-10 text-center">
      <p className="font-display text-lg font-semibold">{message}</p>
      {children && <div className="mx-auto mt-2 max-w-prose text-muted">{children}</div>}
    </div>
  );
}
