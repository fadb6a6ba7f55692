import type { ReactNode } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  /** A line under the heading. */
  lead?: ReactNode;
}

/** The one `h1` of a page; focus moves here after a navigation. */
export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    <header className="mb-4">
      <h1 tabIndex={-1} className="text-2xl [overflow-wrap:anywhere] lg:text-3xl">
        {children}
      </h1>
      {lead && <p className="mt-2 max-w-prose text-muted">{lead}</p>}
    </header>
  );
}
