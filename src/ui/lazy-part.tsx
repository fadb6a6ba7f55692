import { Fragment, useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { t } from '@/language/translate';
import { useLanguage } from '@/language/use-language';
import { classNames } from '@/platform/class-names';
import { createStore, type Store } from '@/platform/create-store';
import { afterFirstLoad } from './after-first-load';
import { ErrorBoundary } from './error-boundary';
import { isReloadNeeded, loadCode } from './new-version';
import { useStore } from './use-store';

/** Whether code has loaded, and the error if it failed to load. */
interface CodeState {
  isLoaded: boolean;
  failure?: { error: unknown };
}

export interface LazyCode {
  state: Store<CodeState>;
  when: 'now' | 'late';
  /** Loads the code before the component is on the page. */
  fetch: () => Promise<void>;
}

/** A component with the code that must load before it can render. */
type LazyComponent<Props> = ComponentType<Props> & { code: LazyCode };

interface PartOptions {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown when the code fails to load or the part throws. */
  failure?: ReactNode;
}

interface PartBoundaryProps extends PartOptions {
  children: ReactNode;
  /** The code that must load before the children render; missing if the first script contains it. */
  code?: LazyCode | undefined;
  /** A new key renders failed children again. */
  resetKey?: string;
}

interface WhenLoadedProps {
  code: LazyCode;
  fallback: ReactNode;
  children: ReactNode;
}

function WhenLoaded({ code, fallback, children }: WhenLoadedProps) {
  const { isLoaded, failure } = useStore(code.state);
  // Ignores a failure from an earlier visit, so that returning to the page tries again.
  const [earlier] = useState(failure);
  if (failure && failure !== earlier) throw failure.error;
  // A layout effect, so that the code begins to load before the paint.
  useLayoutEffect(() => {
    if (isLoaded) return undefined;
    return code.when === 'late' ? afterFirstLoad(() => void code.fetch()) : void code.fetch();
  }, [code, isLoaded]);
  // Not two trees: strict mode runs the effects of a new tree again, and the page's title would be lost.
  return isLoaded ? <Fragment key="loaded">{children}</Fragment> : fallback;
}

/** The rest of the page neither waits for the children nor fails with them. */
export const PartBoundary = ({ code, fallback, failure, resetKey, children }: PartBoundaryProps) => (
  <ErrorBoundary fallback={failure} {...(resetKey !== undefined && { resetKey })}>
    {code ? (
      <WhenLoaded code={code} fallback={fallback}>
        {children}
      </WhenLoaded>
    ) : (
      children
    )}
  </ErrorBoundary>
);

/** Says that a part of the page is missing, unless the notice about a new version is shown. */
export function PartFailure({ className, children }: { className?: string; children: string }) {
  if (useStore(isReloadNeeded)) return null;
  return (
    <p role="alert" className={classNames('text-sm text-sale', className)}>
      {t(children)}
    </p>
  );
}

/**
 * A component to render in a `PartBoundary` with its `code`, as for each page. React's `Suspense` would show a fallback
 * for at least 300 ms, even when the code is ready.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: LazyCode['when'] = 'now',
): LazyComponent<Props> {
  const state = createStore<CodeState>({ isLoaded: false });
  let Loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const request = async () => {
    try {
      Loaded = await loadCode(load);
      state.write({ isLoaded: true });
    } catch (error) {
      loading = null;
      if (when === 'now') state.write({ isLoaded: false, failure: { error } });
    }
  };
  const fetch = () => (loading ??= request());
  function Lazy(props: Props) {
    useLanguage();
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Lazy, { code: { state, when, fetch } });
}

interface LazyPartOptions extends PartOptions {
  /**
   * When the code loads: now or, with `late`, after the first load, so that it does not compete with the listings on a
   * slow connection. A failure of `late` code shows nothing.
   */
  when?: LazyCode['when'];
}

/** A part of a page whose code loads when it is first shown. A failure does not affect the rest of the page. */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { when, ...boundary }: LazyPartOptions = {},
): LazyComponent<Props> {
  const Part = lazyComponent(load, when);
  const { code } = Part;
  const LazyPart = (props: Props) => (
    <PartBoundary code={code} {...boundary}>
      <Part {...props} />
    </PartBoundary>
  );
  return Object.assign(LazyPart, { code });
}
