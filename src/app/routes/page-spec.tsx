import type { ComponentType, ReactNode } from 'react';
import { lazyComponent, type LazyCode } from '@/ui/lazy-part';

export interface PageSpec {
  /** The canonical path, then its aliases, without percent-encoding. Matching ignores case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the page also matches below its paths. The sign-in provider has a path for each step there. */
  withSubPaths?: boolean;
  /** In English, like `description`. */
  title: string;
  /** The description for search engines. It may contain '{brand}' and '{title}'. */
  description?: string;
  /** The page. Its `code` must load before it renders; the home page has none, because it comes with the app. */
  Page: ComponentType & { code?: LazyCode };
  /** The width of a page in the middle of a desktop. Other pages begin at the left edge. */
  width?: 'lg:max-w-xl' | 'lg:max-w-3xl';
  /** What stands beside the page on a desktop. */
  beside?: ReactNode;
  /** Only pages with a kind show the category strip and, on a phone, *Add Post*. */
  kind?: PageKind;
}

export type PageKind = 'home' | 'list';

/** A page that loads when it is first opened. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyComponent(async () => (await load()).default);

/** One of several pages with the same code. */
export const withProps = <Props extends object>(
  Page: ComponentType<Props> & { code: LazyCode },
  props: Props,
): PageSpec['Page'] => Object.assign(() => <Page {...props} />, { code: Page.code });
