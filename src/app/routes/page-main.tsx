import type { HTMLAttributes } from 'react';
import { classNames } from '@/platform/class-names';
import type { PageKind } from './page-spec';

interface PageMainProps extends Omit<HTMLAttributes<HTMLElement>, 'className'> {
  kind: PageKind | undefined;
}

/** The width of a page. */
export const columnClass = 'mx-auto w-full max-w-page px-4';

/** The column of a page. It grows, so that the footer of a short page is at the bottom of the window. */
export const PageMain = ({ kind, children, ...props }: PageMainProps) => (
  <main
    {...props}
    data-kind={kind}
    className={classNames(
      columnClass,
      'group/main peer/main relative flex-1 pb-12 outline-none max-lg:data-[kind=home]:pt-3 lg:pt-3',
    )}
  >
    {children}
  </main>
);

/** The classes around the category strip. Only the home page and lists show it. */
export const stripFrameClass = (kind: PageKind | undefined): string =>
  classNames('mx-auto w-full max-w-page', !kind && 'hidden', kind === 'list' && 'max-lg:pl-9');
export const stripClass = 'flex gap-2 overflow-x-auto px-4 scrollbar-none lg:py-2';

/** Positions the *Back* button. On a phone's lists, it is an arrow to the left of the category strip. */
export const backClass =
  'tap -ml-2 max-lg:group-data-[kind=list]/main:absolute max-lg:group-data-[kind=list]/main:-top-11 max-lg:group-data-[kind=list]/main:left-4';
/** Positions the home page's search field on a phone. */
export const homeSearchClass = 'px-4 pt-1.5 pb-0.5 md:hidden';
