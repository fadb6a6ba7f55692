import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { ErrorBoundary } from './error-boundary';
import { classNames } from '@/lib/class-names';
import { loadCode, newVersion } from './new-version';
import { useStore } from './use-store';

interface LazyPartOptions {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown when the code cannot be had, or the part breaks. */
  failure?: ReactNode;
}

interface PartBoundaryProps extends LazyPartOptions {
  children: ReactNode;
  /** Another key renders children again that failed. */
  resetKey?: string;
}

/** Keeps the rest of the page from waiting for its children or failing with them. */
export function PartBoundary({ fallback = null, failure = null, resetKey, children }: PartBoundaryProps) {
  return (
    <ErrorBoundary fallback={failure} {...(resetKey !== undefined && { resetKey })}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}

/** Says that a part of the page is missing, unless the notice of a new version says it for all of them. */
export function PartFailure({ className, children }: { className?: string; children: string }) {
  if (useStore(newVersion)) return null;
  return (
    <p role="alert" className={classNames('text-sm text-sale', className)}>
      {children}
    </p>
  );
}

/** A component whose code is fetched when it is rendered first. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions = {},
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await loadCode(load) }));
  return function LazyPart(props: Props) {
    return (
      <PartBoundary {...options}>
        <Part {...props} />
      </PartBoundary>
    );
  };
}
