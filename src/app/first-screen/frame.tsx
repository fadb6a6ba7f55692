import type { ReactNode } from 'react';
import { classNames } from '@/lib/class-names';

interface FrameProps {
  kind: 'home' | 'list' | 'detail';
  children: ReactNode;
}

/** The places of what stands above the offers in the shell, so that they stay where they are when the app draws it. */
export const Frame = ({ kind, children }: FrameProps) => (
  <>
    {kind === 'home' && <div data-search className="px-4 pt-1.5 lg:hidden" />}
    <div className={classNames('mx-auto w-full max-w-page', kind === 'detail' && 'max-lg:hidden')}>
      <div data-place="strip" className="flex gap-2 overflow-hidden px-4 lg:py-2">
        {[1, 2, 3, 4].map((place) => (
          <span
            key={place}
            className="my-1 h-9 w-42 shrink-0 rounded-full border border-line bg-surface lg:my-0 lg:h-11 lg:w-48"
          />
        ))}
      </div>
    </div>
    <main
      data-kind={kind}
      className="group/main relative mx-auto min-h-dvh w-full max-w-page px-4 pb-12 lg:pt-3"
    >
      {children}
    </main>
  </>
);

/** Where the app has the button *Back*, which stands in the heading of a list on a phone. */
export const BackPlace = ({ isList = false }) => (
  <span className={classNames('tap block', isList && 'max-lg:hidden')} />
);
