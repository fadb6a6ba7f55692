import type { ComponentType, ReactNode } from 'react';
import { type LazyCode, lazyComponent } from '@/ui/lazy-part';

export interface PageSpec {
  /** The canonical path, then its aliases, unencoded. Matching ignores case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the page also matches below its paths, where the sign-in provider has its steps. */
  withSubPaths?: boolean;
  /** In English, marked for translation, like `description`. */
  title: string;
  /** What search engines show of a public page. It may contain '{brand}' and '{title}'. */
  description?: string;
  element: ReactNode;
  /** The code that must load before the element renders. */
  code?: LazyCode;
  /** What stands beside the page on a desktop. */
  beside?: ReactNode;
  /** Decides what the shell shows on a phone: the home page and lists have the discounts and *Add Post*. */
  kind?: PageKind;
}

export type PageKind = 'home' | 'list';

interface PageModule<Props extends object> {
  default: ComponentType<Props>;
  /** Preloads what the page's first paint needs on this screen. */
  prepare?: () => Promise<void>;
}

/** A page component that loads when it is first opened; the spec names its `code`. */
export const lazyPage = <Props extends object>(load: () => Promise<PageModule<Props>>) =>
  lazyComponent(async () => {
    const { default: Page, prepare } = await load();
    await prepare?.();
    return Page;
  });

/** The spec fields of a page without props whose code loads on demand. */
export function lazyPageFields(load: () => Promise<PageModule<object>>): Pick<PageSpec, 'code' | 'element'> {
  const Page = lazyPage(load);
  return { code: Page.code, element: <Page /> };
}
