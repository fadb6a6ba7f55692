import type { ReactNode } from 'react';

interface PageHeadingProps {
  children: ReactNode;
  /** A line under the heading. */
  lead?: ReactNode;
}

/** The page's only `h1`. Focus moves here after a navigation. */
export function PageHeading({ children, lead }: PageHeadingProps) {
  return (
    // On phones a list's heading shares its line with the back arrow, to leave room for offers.
    <header className="mb-4 max-lg:group-data-[kind=list]/main:mb-1.5 max-lg:group-data-[kind=list]/main:pl-9">
      <h1
        tabIndex={-1}
        className="text-2xl [overflow-wrap:anywhere] max-lg:group-data-[kind=list]/main:text-lg max-lg:group-data-[kind=list]/main:text-wrap max-lg:group-data-[kind=list]/main:leading-tight lg:text-3xl"
      >
        {children}
      </h1>
      {lead && (
        <p className="mt-2 max-w-prose text-muted max-lg:group-data-[kind=list]/main:mt-0 max-lg:group-data-[kind=list]/main:text-sm">
          {lead}
        </p>
      )}
    </header>
  );
}
