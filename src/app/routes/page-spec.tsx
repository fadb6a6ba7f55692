import type { ComponentType, ReactNode } from 'react';
import { type LazyCode, lazyComponent } from '@/ui/lazy-part';

export interface PageSpec {
  /** The canonical path first, then its aliases, unencoded; they match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the page also answers below its paths, where the sign-in provider has its steps. */
  withSubPaths?: boolean;
  title: string;
  description: string;
  element: ReactNode;
  /** What has to be fetched before the element can be shown. */
  code?: LazyCode;
  /** What the shell shows around it on a phone: the home page and lists have the discounts and *Add Post* at hand. */
  kind?: PageKind;
}

export type PageKind = 'home' | 'list';

/** A page component whose code is fetched when it is opened first; its spec names the `code`. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyComponent(async () => (await load()).default);

/** What a spec says of a page without properties, whose code is fetched when it is opened. */
export function page(load: () => Promise<{ default: ComponentType }>): Pick<PageSpec, 'code' | 'element'> {
  const Page = lazyPage(load);
  return { code: Page.code, element: <Page /> };
}
