import type { ReactNode } from 'react';
import { classNames } from '@/platform/class-names';

interface PageHeadingProps {
  children: ReactNode;
  /** The name of a list, shown above its slogan. The `h1` is the slogan, or the name if there is no slogan. */
  name?: string;
  lead?: ReactNode;
}

const titleClass = 'text-xl lg:text-2xl';
const lineClass = 'max-w-prose text-pretty text-sm leading-tight text-muted lg:text-base';

/** The head of a page with its only `h1`, which gets the focus after a navigation. */
export function PageHeading({ children, name, lead }: PageHeadingProps) {
  const hasSlogan = name !== undefined && name !== children;
  return (
    // Less space below the head of a list on a phone, so that more offers fit.
    <header className="mb-4 max-lg:group-data-[kind=list]/main:mb-0.5">
      {hasSlogan && <p className={classNames('font-bold tracking-tight', titleClass)}>{name}</p>}
      <h1
        tabIndex={-1}
        className={classNames(
          '[overflow-wrap:anywhere]',
          hasSlogan ? classNames('font-normal tracking-normal', lineClass) : titleClass,
        )}
      >
        {children}
      </h1>
      {lead && <p className={classNames('lg:mt-1', lineClass)}>{lead}</p>}
    </header>
  );
}
