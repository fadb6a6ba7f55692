/**
 * What the bundler does not find by itself, by the name of the file: each says what its absence costs, measured by
 * `tools/bundle-budget.mjs`. A group takes with it what its files import, unless one above has it.
 */
const groups: Readonly<Record<string, RegExp>> = {
  // The script before that of the app, with what lists and a listing share: it has to come ahead of everything else.
  index:
    /src\/(first-screen|config\/first-paths|language\/rich-text|lib\/breakpoints|listings\/(catalogue\/listing|categories\/category-spec|results\/price-line)|ui\/page-heading)\.tsx?$|lucide\/dist\/esm\/icons\/phone\.|node_modules\/react\/(jsx-runtime|cjs\/react-jsx-runtime)/,
  // Libraries change rarely: in a file of their own they stay cached when our code changes. Without what sends
  // something, which no first visit does.
  vendor:
    /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)\/build\/modern(?!\/(mutationObserver|useMutation)))\//,
  // Else ten small files, which compress worse.
  app: /src\/(main|ui\/link-words)\.tsx$/,
  // Else it stands in the app, and every list waits for that before its first offers.
  categories: /src\/listings\/categories\/(categories|collections|find-list)\.ts/,
  // Else it stands in the page of rows, and every list waits for the app before its first offers.
  'first-list': /src\/(app\/first-screen\/first-list|listings\/categories\/list-head)/,
  // Else every first script has what an offer alone draws.
  'first-detail': /src\/app\/first-screen\/first-detail/,
  // What every list and a listing itself need. Else each list loads 9 kB that a listing alone needs.
  listings:
    /src\/(account\/(session(-cookie)?|require-user)|listings\/saved\/saved|ui\/(use-dismissal|use-page-head))\.tsx?$|lucide\/dist\/esm\/icons\/map\./,
  // One listing, with what only it and its preview use. Else it is 1 kB and three files more.
  detail:
    /src\/(pages\/detail-page|listings\/(actions\/(like-listing|likes|share-listing)|detail\/(listing-detail|use-listing)))/,
  // Else the pages of lists, which differ by little, share a dozen files.
  lists: /src\/(pages\/(rows-page|listings-view)|listings\/filters\/(filter-bar|narrowing-text))/,
  // Where the visitor is, and the offers below those that are near. Else shops nearby load 24 kB of the search, and
  // every list what only they show on a first visit.
  towns:
    /src\/listings\/(place\/(locate|town)|results\/tile-section)|lucide\/dist\/esm\/icons\/locate-fixed\./,
  // Else the map's icons bring 11 kB in three files to shops nearby.
  icons: /node_modules\/lucide\//,
  // Else it stands in what comes late, and the filters of a wide screen wait for that.
  'drop-down': /src\/ui\/(tap-origin|use-drop-(down|menu))/,
  // What every visit loads soon after the listings, also for the menu, which is there before it is opened. Else it asks
  // for twelve files more, some of under 100 bytes.
  late: /src\/(account\/(logout-question|sign-in-prompt|unsent-question)|app\/(background|load-account-data|shell\/(bottom-bar|footer|news-links|page-end|saved-link|theme-toggle))|lib\/compare-texts|listings\/(actions\/save-button|results\/photo-swipe|saved-searches\/(new-sign|saved-searches|search-memory|search-news))|requests\/(request-box|send-text|unsent\/[\w-]+|news\/use-news-count)|ui\/announcer)\.tsx?$/,
  // What follows once a listing has been read. Else it asks for three files more; each of the two after it is one more.
  'below-listing':
    /src\/(listings\/detail\/((below|related)-listing|listing-metadata|product-data)|requests\/comments\/image-comments)/,
  'shop-spellings': /src\/listings\/shops\/(seller-identity|shop-spellings)/,
  'action-menu': /src\/listings\/actions\/(action-menu|telegram-text)/,
  // Else card screens ask for one file more before their first offers.
  'first-cards': /src\/(app\/first-screen\/first-cards|listings\/cards\/(card-layout|days))/,
  // How words are folded and how they sound, by which shops are told apart. Else their page loads 30 kB of the search.
  sounds: /src\/(lib\/ethiopic-sounds|listings\/search\/(fold-words|sound-key))/,
  // What a search needs beyond its exact hits. Else it asks for more than 30 files until it is quiet.
  search: /src\/listings\/search\/(word-meanings|read-query|use-search-index|refined-search|find-c)/,
  // Else a search asks for two files more: one each.
  'search-help': /src\/(pages\/search-help|requests\/ask-for)/,
  cart: /src\/storefront\/(cart|product-line|products)\.tsx?$/,
  // What people ask for, below the offers of the home page. Else home asks for three files more.
  requests:
    /src\/requests\/(answers\/answer-list|list\/(home-requests|request-card)|matching\/matching-listings)/,
  // Else a desktop's filters wait for what every visit loads late.
  'save-search': /src\/listings\/saved-searches\/(save-search|search-here)/,
  // What a tap opens, or a wide screen has room for. Else a desktop's list asks for nine files more.
  filters:
    /src\/listings\/(filters\/(filter-(chips|panel|sheet)|list-place|place-notice|place-sheet|shortcuts)|saved-searches\/save-search)/,
};

/** Those that have their files whatever the others say, the highest number first. */
const priorities: Readonly<Record<string, number>> = { index: 3, categories: 2, vendor: 1, app: 1 };

export const chunkGroups = Object.entries(groups).map(([name, test]) => ({
  name,
  test,
  priority: priorities[name] ?? 0,
  // An icon of one file comes with that.
  minShareCount: name === 'icons' ? 2 : 1,
}));
