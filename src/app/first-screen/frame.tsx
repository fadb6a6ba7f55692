import type { ReactNode } from 'react';
import type { PageKind } from '@/app/routes/page-spec';
import { PageMain, backClass, homeSearchClass, stripClass, stripFrame } from '@/app/page-main';

interface FrameProps {
  kind?: PageKind;
  children: ReactNode;
}

/** The shell around the first offers, with reserved space for what the app adds, so that nothing moves. */
export const Frame = ({ kind, children }: FrameProps) => (
  <>
    {kind === 'home' && <div data-search className={homeSearchClass} />}
    <div className={stripFrame(kind)}>
      <div data-place="strip" className={`${stripClass} overflow-x-hidden!`}>
        {[1, 2, 3, 4].map((place) => (
          <span
            key={place}
            className="my-1 h-9 w-42 shrink-0 rounded-full border border-line bg-surface lg:my-0 lg:h-11 lg:w-48"
          />
        ))}
      </div>
    </div>
    <PageMain kind={kind}>
      {kind !== 'home' && <span className={`${backClass} block`} />}
      {children}
    </PageMain>
  </>
);
