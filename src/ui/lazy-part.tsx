import { type ComponentType, Fragment, type ReactNode, useLayoutEffect, useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { useLanguage } from '@/language/use-language';
import { type Store, createStore } from '@/platform/create-store';
import { ErrorBoundary } from './error-boundary';
import { fetchLate } from './fetch-late';
import { loadCode, isReloadNeeded } from './new-version';
import { useStore } from './use-store';

/** The loading state of code that is fetched on demand. `failure` is set if it failed to load. */
interface CodeState {
  isLoaded: boolean;
  failure?: { error: unknown };
}

export interface LazyCode {
  state: Store<CodeState>;
  fetch: () => Promise<void>;
  /** Starts loading when the part is on the page. For a late part, returns a function that cancels it. */
  begin: () => (() => void) | undefined;
}

/** Code that came with the first script. */
const alreadyLoaded: LazyCode = {
  state: createStore<CodeState>({ isLoaded: true }),
  fetch: async () => {},
  begin: () => undefined,
};

interface LazyPartOptions {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown when the code fails to load or the part throws. */
  failure?: ReactNode;
}

interface PartBoundaryProps extends LazyPartOptions {
  children: ReactNode;
  /** The code that must load before the children render. Missing if it came with the first script. */
  code?: LazyCode | undefined;
  /** A new key renders failed children again. */
  resetKey?: string;
}

function WhenLoaded({
  code = alreadyLoaded,
  fallback,
  children,
}: Pick<PartBoundaryProps, 'code' | 'fallback' | 'children'>) {
  const { isLoaded, failure } = useStore(code.state);
  // A failure from an earlier visit to the page does not count, so that returning to it tries again.
  const [earlier] = useState(failure);
  if (failure && failure !== earlier) throw failure.error;
  // In a layout effect, the request starts before the paint.
  useLayoutEffect(() => (isLoaded ? undefined : code.begin()), [code, isLoaded]);
  // The fragment and its key stay the same in both cases. In strict mode a new tree would run its effects twice, and
  // the title that a page wrote would be lost.
  return isLoaded ? <Fragment key="loaded">{children}</Fragment> : fallback;
}

/** Isolates its children, so that the rest of the page neither waits for them nor fails with them. */
export const PartBoundary = ({ code, fallback, failure, resetKey, children }: PartBoundaryProps) => (
  <ErrorBoundary fallback={failure} {...(resetKey !== undefined && { resetKey })}>
    <WhenLoaded code={code} fallback={fallback}>
      {children}
    </WhenLoaded>
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
 * A component whose code loads when it is rendered. Render it in a `PartBoundary` with its `code`. React's `lazy` and
 * `Suspense` are not used: they show a fallback for at least 300 ms even if the code is ready, which slowed down each
 * first opening.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waitsForListings = false,
): ComponentType<Props> & { code: LazyCode } {
  const state = createStore<CodeState>({ isLoaded: false });
  let Loaded: ComponentType<Props> | null = null;
  let isRequested = false;
  const fetch = async () => {
    if (isRequested) return;
    isRequested = true;
    try {
      Loaded = await loadCode(load);
      state.write({ isLoaded: true });
    } catch (error) {
      isRequested = false;
      if (!waitsForListings) state.write({ isLoaded: false, failure: { error } });
    }
  };
  const begin = () => {
    if (waitsForListings) return fetchLate(fetch);
    void fetch();
    return undefined;
  };
  function Lazy(props: Props) {
    useLanguage();
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Lazy, { code: { state, fetch, begin } });
}

interface LazyPartSpec extends LazyPartOptions {
  waitsForListings?: boolean;
}

/**
 * A part of a page whose code loads on first use. If it fails, the rest of the page stays. The props may contain
 * `fallback` and `failure`. `code.fetch` loads the code early.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartSpec = {},
): ComponentType<Props & LazyPartOptions> & { code: LazyCode } {
  const Part = lazyComponent(load, options.waitsForListings);
  function LazyPart(props: Props & LazyPartOptions) {
    const { fallback = options.fallback, failure = options.failure } = props;
    return (
      <PartBoundary code={Part.code} fallback={fallback} failure={failure}>
        <Part {...props} />
      </PartBoundary>
    );
  }
  return Object.assign(LazyPart, { code: Part.code });
}

/**
 * A part that loads once the listings have loaded and the browser is idle, because it would compete with them on a slow
 * connection. It shows nothing until then. If it fails, it loads again when the connection returns.
 */
export const latePart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => lazyPart(load, { waitsForListings: true });
