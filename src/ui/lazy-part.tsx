import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { t } from '@/language/translate';
import { classNames } from '@/platform/class-names';
import { useLanguage } from '@/language/use-language';
import { type Store, createStore } from '@/platform/create-store';
import { ErrorBoundary } from './error-boundary';
import { loadCode, newVersion } from './new-version';
import { useStore } from './use-store';

/** How far code is that is fetched when it is needed first; with a `failure` it could not be had. */
interface CodeState {
  isLoaded: boolean;
  failure?: { error: unknown };
}

export interface LazyCode {
  state: Store<CodeState>;
  fetch: () => Promise<void>;
}

/** For what came with the first script. */
export const alreadyLoaded: LazyCode = {
  state: createStore<CodeState>({ isLoaded: true }),
  fetch: async () => {},
};

interface LazyPartOptions {
  /** Shown while the code loads. */
  fallback?: ReactNode;
  /** Shown when the code cannot be had, or the part breaks. */
  failure?: ReactNode;
}

interface PartBoundaryProps extends LazyPartOptions {
  children: ReactNode;
  /** What has to be there before the children are rendered. */
  code: LazyCode;
  /** Another key renders children again that failed. */
  resetKey?: string;
}

function WhenLoaded({ code, fallback, children }: Pick<PartBoundaryProps, 'code' | 'fallback' | 'children'>) {
  const { isLoaded, failure } = useStore(code.state);
  // Whoever comes back to a page that failed before gets another try.
  const [earlier] = useState(failure);
  if (failure && failure !== earlier) throw failure.error;
  // Fetched during the rendering, as React's `lazy` does: an effect would begin only after the first paint.
  if (!isLoaded) void code.fetch();
  // As one tree: under strict mode, effects run again tree by tree, and what a page wrote over its frame's
  // title would be lost.
  return isLoaded ? <Fragment key="loaded">{children}</Fragment> : fallback;
}

/** Keeps the rest of the page from waiting for its children or failing with them. */
export const PartBoundary = ({ code, fallback, failure, resetKey, children }: PartBoundaryProps) => (
  <ErrorBoundary fallback={failure} {...(resetKey !== undefined && { resetKey })}>
    <WhenLoaded code={code} fallback={fallback}>
      {children}
    </WhenLoaded>
  </ErrorBoundary>
);

/**
 * Says in a marked text that a part of the page is missing, unless the notice of a new version says it for all of
 * them.
 */
export function PartFailure({ className, children }: { className?: string; children: string }) {
  if (useStore(newVersion)) return null;
  return (
    <p role="alert" className={classNames('text-sm text-sale', className)}>
      {t(children)}
    </p>
  );
}

/**
 * A page whose code is fetched when it is opened, to stand in a `PartBoundary` with its `code`. Not `lazy` and
 * `Suspense`: React then shows a fallback for at least 300 ms, also where the code is there at once,
 * so that each page opened for the first time took a third of a second longer.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> & { code: LazyCode } {
  const state = createStore<CodeState>({ isLoaded: false });
  let Loaded: ComponentType<Props> | null = null;
  let isAsked = false;
  const fetch = async () => {
    if (isAsked) return;
    isAsked = true;
    try {
      Loaded = await loadCode(load);
      state.write({ isLoaded: true });
    } catch (error) {
      isAsked = false;
      state.write({ isLoaded: false, failure: { error } });
    }
  };
  function Lazy(props: Props) {
    useLanguage();
    return Loaded && <Loaded {...props} />;
  }
  return Object.assign(Lazy, { code: { state, fetch } });
}

/**
 * A part of a page whose code is fetched when it is needed first: neither its absence nor a fault in it reaches the
 * rest. `fallback` and `failure` may come with its properties; `code.fetch` asks for it ahead of its time.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  options: LazyPartOptions = {},
): ComponentType<Props & LazyPartOptions> & { code: LazyCode } {
  const Part = lazyComponent(load);
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
