import type * as listTable from '../../src/listings/categories/find-list.ts';
import { homePaths, paths } from '../../src/platform/paths.ts';

/**
 * Groups of code, by its path in `src/`, that are bundled, preloaded and cached for offline use together. Other code
 * loads when it is opened, and is cached last. The build fails if a group is empty (`lookups.ts`).
 */
export const codeGroups = {
  // The script that draws the first offers has to come ahead of everything else, in one file.
  index: /^(?:first-screen|app\/first-screen\/|listings\/categories\/find-list)/,
  // Without this group every visit loads thirty more files.
  app: /^main\./,
  // The pages of offers share most of their code, so one file serves them all.
  lists: /^pages\/(?:list|detail|search|nearby)-page/,
  // The code that runs after the exact hits of a search would be sixteen files.
  search: /^pages\/search-help/,
  // The menus need the table of the pages without offers. These pages must not wait for the menus.
  others: /^app\/routes\/later-routes/,
  // The code that every visit loads after the offers would be sixty files.
  late: /^app\/(?:background|shell\/(?:late-shell|side-menu))/,
};

/** The code that the service worker caches beside these groups: what people need to find offers, to ask and to sell. */
export const offlineCode = [
  /^(?:app|offer|requests|saved|search)\//,
  /^browse\/(?!picture-zoom)/,
  /^selling\/(?:submission|preview|form\/paste-panel)/,
  /^pages\/(?:form|gone|saved|seller|services|shops)/,
];

/** The pages on which many visits begin, with their code, and whether they show first offers. */
export function startPages(lists: typeof listTable.lists) {
  const pathsOf = (isByDistance: boolean) =>
    lists.filter(({ look }) => (look === 'nearby') === isByDistance).flatMap((list) => list.paths);
  const { app, lists: listPages } = codeGroups;
  return [
    { paths: homePaths, modules: app, isFirst: true },
    { paths: [...pathsOf(false), paths.search, paths.detail], modules: listPages, isFirst: true },
    // Lists by distance wait for the app.
    { paths: [...pathsOf(true), paths.nearbyShops], modules: listPages, isFirst: false },
    { paths: [paths.services], modules: /^pages\/services-page/, isFirst: false },
    { paths: [paths.form], modules: /^(?:app\/routes\/later-routes|pages\/form-page)/, isFirst: false },
  ];
}
