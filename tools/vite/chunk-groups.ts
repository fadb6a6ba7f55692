/**
 * What the bundler does not find by itself, by the name of the file, measured by `tools/bundle-budget.mjs`. A group
 * takes with it what its files import, unless one above has it.
 */
const groups: Readonly<Record<string, RegExp>> = {
  // The script that draws the first offers has to come ahead of everything else, in one file.
  index: /src\/(first-screen|app\/first-screen\/|listings\/categories\/find-list)/,
  // Libraries change rarely: in a file of their own they stay cached when our code changes.
  vendor:
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query))\//,
  // Without it every visit asks for thirty files more.
  app: /src\/main\.tsx$/,
  // The pages of offers share most of their code, so one file serves them all.
  lists: /src\/pages\/(listings-view|(rows|cards|detail|search|nearest|nearby)-page)/,
  // What follows the exact hits of a search is else sixteen files.
  search: /src\/pages\/search-help/,
  // What every visit loads after the offers is else sixty files.
  late: /src\/app\/(background|shell\/(bottom-bar|footer|page-end|side-menu))/,
};

export const chunkGroups = Object.entries(groups).map(([name, test], index, all) => ({
  name,
  test,
  priority: all.length - index,
}));
