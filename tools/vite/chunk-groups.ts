/** Without what sends something, which no first visit does. */
const firstVisitLibraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)\/build\/modern(?!\/(mutationObserver|useMutation)))\//;

/** The script before that of the app, with what lists and a listing share. */
const firstScreen =
  /src\/(first-screen|config\/first-paths|language\/rich-text|lib\/breakpoints|listings\/(catalogue\/listing|categories\/category-spec|results\/price-line)|ui\/page-heading)\.tsx?$|lucide\/dist\/esm\/icons\/phone\.|node_modules\/react\/(jsx-runtime|cjs\/react-jsx-runtime)/;

/** What every list and a listing itself need. */
const listings =
  /src\/(account\/(session(-cookie)?|require-user)|listings\/saved\/saved|ui\/(use-dismissal|use-page-head))\.tsx?$|lucide\/dist\/esm\/icons\/map\./;

/** One listing, with what only it and its preview use. */
const detail =
  /src\/(pages\/detail-page|listings\/(actions\/(like-listing|likes|share-listing)|detail\/(listing-detail|use-listing)))/;

/** The pages that are lists, with what only they use. */
const lists = /src\/(pages\/(rows-page|listings-view)|listings\/filters\/(filter-bar|narrowing-text))/;

/** What every visit loads soon after the listings, also for the menu, which is there before it is opened. */
const late =
  /src\/(account\/(logout-question|sign-in-prompt|unsent-question)|app\/(background|load-account-data|shell\/(bottom-bar|footer|news-links|page-end|saved-link|theme-toggle))|lib\/compare-texts|listings\/(actions\/save-button|results\/(friend-links|photo-swipe)|saved-searches\/(new-sign|saved-searches|search-memory|search-news))|requests\/(request-box|send-text|unsent\/[\w-]+|news\/use-news-count)|ui\/announcer)\.tsx?$/;

/** What follows once a listing has been read. */
const belowListing =
  /src\/(listings\/detail\/((below|related)-listing|listing-metadata|product-data)|requests\/comments\/image-comments)/;

/** Where the visitor is, and the offers below those that are near. */
const towns =
  /src\/listings\/(place\/(locate|town)|results\/tile-section)|lucide\/dist\/esm\/icons\/locate-fixed\./;

/** What a tap opens, or a wide screen has room for. */
const filters =
  /src\/listings\/(filters\/(filter-(chips|panel|sheet)|list-place|place-notice|place-sheet|shortcuts)|saved-searches\/save-search)/;

/** What people ask for, below the offers of the home page. */
const requests =
  /src\/requests\/(answers\/answer-list|list\/(home-requests|request-card)|matching\/matching-listings)/;

/** How words are folded and how they sound, by which shops are told apart. */
const sounds = /src\/(lib\/ethiopic-sounds|listings\/search\/(fold-words|sound-key))/;

/** What a search needs beyond its exact hits. */
const search = /src\/listings\/search\/(word-meanings|read-query|use-search-index|refined-search|find-c)/;

/**
 * What the bundler does not find by itself: each group says what its absence costs, measured by
 * `tools/bundle-budget.mjs`. A group takes with it what its files import, unless one above has it.
 */
export const chunkGroups = [
  // What shows the first offers has to come ahead of everything else.
  { name: 'index', test: firstScreen, priority: 3 },
  // Libraries change rarely: in a file of their own they stay cached when our code changes.
  { name: 'vendor', test: firstVisitLibraries, priority: 1 },
  // Else ten small files, which compress worse.
  { name: 'app', test: /src\/main\.tsx$/, priority: 1 },
  // Else it stands in the app, and every list waits for that before its first offers.
  {
    name: 'categories',
    test: /src\/listings\/(categories\/(categories|collections|find-list)|hidden\/hidden)\.ts/,
    priority: 2,
  },
  // Else it stands in the page of rows, and every list waits for the app before its first offers.
  {
    name: 'first-list',
    test: /src\/(app\/first-screen\/first-list|listings\/categories\/list-head)/,
  },
  // Else every first script has what an offer alone draws.
  { name: 'first-detail', test: /src\/app\/first-screen\/first-detail/ },
  // Else each list loads 9 kB that a listing alone needs.
  { name: 'listings', test: listings },
  // Else a listing is 1 kB and three files more.
  { name: 'detail', test: detail },
  // Else the pages of lists, which differ by little, share a dozen files.
  { name: 'lists', test: lists },
  // Else shops nearby load 24 kB of the search, and every list what only they show on a first visit.
  { name: 'towns', test: towns },
  // Else the map's icons bring 11 kB in three files to shops nearby.
  { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2 },
  // Else it stands in what comes late, and the filters of a wide screen wait for that.
  { name: 'drop-down', test: /src\/ui\/(tap-origin|use-drop-(down|menu))/ },
  // Else every visit asks for twelve files more, some of under 100 bytes.
  { name: 'late', test: late },
  // Else an offer asks for three files more; each of the two after it is one file more.
  { name: 'below-listing', test: belowListing },
  { name: 'shop-spellings', test: /src\/listings\/shops\/(seller-identity|shop-spellings)/ },
  {
    name: 'action-menu',
    test: /src\/listings\/sharing\/(action-menu|poster-content|telegram-text|use-poster-sheet)/,
  },
  // Else card screens ask for one file more before their first offers.
  { name: 'first-cards', test: /src\/(app\/first-screen\/first-cards|listings\/cards\/(card-layout|days))/ },
  // Else the page of shops loads 30 kB of the search.
  { name: 'sounds', test: sounds },
  // Else a search asks for more than 30 files until it is quiet.
  { name: 'search', test: search },
  // Else a search asks for two files more: one each.
  { name: 'search-help', test: /src\/(pages\/search-help|requests\/ask-for)/ },
  { name: 'cart', test: /src\/storefront\/(cart|product-line|products)\.tsx?$/ },
  // Else home asks for three files more.
  { name: 'requests', test: requests },
  // Else a desktop's filters wait for what every visit loads late.
  { name: 'save-search', test: /src\/listings\/saved-searches\/(save-search|search-here)/ },
  // Else a desktop's list asks for nine files more.
  { name: 'filters', test: filters },
];
