import { type ComponentType, type ReactNode, Suspense, lazy } from 'react';
import { ErrorBoundary } from './error-boundary';
import { loadCode } from './new-version';

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
