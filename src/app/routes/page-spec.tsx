import { type ComponentType, type ReactNode, lazy } from 'react';
import { loadCode } from '@/ui/new-version';

export interface PageSpec {
  /** The canonical path first, then its aliases, unencoded; they match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the page also answers below its paths, where the sign-in provider has its steps. */
  withSubPaths?: boolean;
  title: string;
  description: string;
  element: ReactNode;
  /** What the shell shows around it on a phone: the home page and lists have the discounts and *Add Post* at hand. */
  kind?: PageKind;
}

export type PageKind = 'home' | 'list';

/** A page component whose code is fetched when it is rendered first. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => loadCode(load));

/** A page without properties, whose code is fetched when it is opened. */
export function page(load: () => Promise<{ default: ComponentType }>): ReactNode {
  const Page = lazyPage(load);
  return <Page />;
}
