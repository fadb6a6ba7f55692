import type { ComponentType, ReactNode } from 'react';
import { type LazyCode, lazyComponent } from '@/ui/lazy-part';

export interface PageSpec {
  /** The canonical path, then its aliases, without percent-encoding. Matching ignores case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the page also matches below its paths. The sign-in provider has a path for each step there. */
  withSubPaths?: boolean;
  /** An English text marked for translation, and so is `description`. */
  title: string;
  /** The description for search engines. It may contain '{brand}' and '{title}'. */
  description?: string;
  element: ReactNode;
  /** The code that must load before the element renders. */
  code?: LazyCode;
  /** What stands beside the page on a desktop. */
  beside?: ReactNode;
  /**
   * What kind of page this is for the shell. On a phone, only the home page and lists show the discounts and *Add
   * Post*.
   */
  kind?: PageKind;
}

export type PageKind = 'home' | 'list';

interface PageModule<Props extends object> {
  default: ComponentType<Props>;
  /** Preloads what the page's first paint needs on this screen. */
  prepare?: () => Promise<void>;
}

/** A page component that loads when it is first opened; the spec names its `code`. */
export const lazyPage = <Props extends object>(
  load: () => Promise<PageModule<Props>>,
  options?: Parameters<typeof lazyComponent>[1],
) =>
  lazyComponent(async () => {
    const { default: Page, prepare } = await load();
    await prepare?.();
    return Page;
  }, options);

/** The spec fields of a page without props whose code loads on demand. */
export function lazyPageFields(load: () => Promise<PageModule<object>>): Pick<PageSpec, 'code' | 'element'> {
  const Page = lazyPage(load);
  return { code: Page.code, element: <Page /> };
}
