import type { ComponentType, ReactNode } from 'react';
import { type LazyCode, lazyComponent } from '@/ui/lazy-part';

export interface PageSpec {
  /** The canonical path first, then its aliases, unencoded; they match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the page also answers below its paths, where the sign-in provider has its steps. */
  withSubPaths?: boolean;
  /** In English, marked for translation as the next. */
  title: string;
  /** With '{brand}' and '{title}' where they stand. */
  description: string;
  element: ReactNode;
  /** What has to be fetched before the element can be shown. */
  code?: LazyCode;
  /**
   * What the shell shows around it on a phone: the home page and lists have the discounts and *Add Post* at
   * hand.
   */
  kind?: PageKind;
}

export type PageKind = 'home' | 'list';

interface PageModule<Props extends object> {
  default: ComponentType<Props>;
  /** Fetches what belongs to the first picture of the page on this screen. */
  prepare?: () => Promise<void>;
}

/** A page component whose code is fetched when it is opened first; its spec names the `code`. */
export const lazyPage = <Props extends object>(load: () => Promise<PageModule<Props>>) =>
  lazyComponent(async () => {
    const { default: Page, prepare } = await load();
    await prepare?.();
    return Page;
  });

/** What a spec says of a page without properties, whose code is fetched when it is opened. */
export function page(load: () => Promise<PageModule<object>>): Pick<PageSpec, 'code' | 'element'> {
  const Page = lazyPage(load);
  return { code: Page.code, element: <Page /> };
}
