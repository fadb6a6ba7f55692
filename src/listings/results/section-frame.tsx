import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Path } from '@/config/paths';

interface SectionFrameProps {
  title: string;
  /** Where the rest of the list is. */
  seeAll?: Path;
  /** What can be done with the part as a whole. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own heading. */
export function SectionFrame({ title, seeAll, action, children }: SectionFrameProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-10">
      <div className="mb-4 flex items-center justify-between gap-4">
        <h2 id={heading} className="line-clamp-2 text-xl">
          {title}
        </h2>
        {seeAll && (
          <Link
            to={seeAll}
            className="tap inline-flex shrink-0 items-center justify-end font-semibold text-brand"
          >
            See all<span className="sr-only"> {title}</span>
          </Link>
        )}
        {action}
      </div>
      {children}
    </section>
  );
}
