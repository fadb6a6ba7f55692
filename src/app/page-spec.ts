import type { ReactNode } from 'react';

/** One page of the app. */
export interface PageSpec {
  /** The canonical path first, then its aliases, unencoded; they match without regard to case. */
  paths: readonly [`/${string}`, ...`/${string}`[]];
  /** Whether the paths below them belong to the page as well: the steps of the sign-in provider. */
  withSubPaths?: boolean;
  title: string;
  description: string;
  element: ReactNode;
}
