import type { ComponentType } from 'react';
import type { Path } from '@/platform/paths';
import { lazyComponent, type LazyCode } from '@/ui/lazy-part';

export interface PageSpec {
  /** The canonical path, then its aliases. Matching ignores case. */
  paths: readonly [Path, ...Path[]];
  /** Whether the page also matches below its paths. The sign-in provider has a path for each step there. */
  withSubPaths?: boolean;
  /** In English, like `description`. */
  title: string;
  /** For search engines, which find only pages with a description. It may contain '{brand}' and '{title}'. */
  description?: string;
  /** The page. Its `code` must load before it renders. The home page has no `code`: it is part of the app's script. */
  Page?: ComponentType & { code?: LazyCode };
  /** The width of a page in the middle of a desktop. Other pages begin at the left edge. */
  width?: 'lg:max-w-xl' | 'lg:max-w-3xl';
  /** The menu beside the page on a desktop. */
  menu?: 'account' | 'help';
  /** Only pages with a kind show the category strip and, on a phone, *Add Post*. */
  kind?: PageKind;
}

export type PageKind = 'home' | 'list';

/** A page that loads when it is first opened. */
export const lazyPage = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazyComponent(async () => (await load()).default);

/** One of several pages with the same component. */
export const withProps = <Props extends object>(
  Page: ComponentType<Props> & { code: LazyCode },
  props: Props,
): NonNullable<PageSpec['Page']> => Object.assign(() => <Page {...props} />, { code: Page.code });
