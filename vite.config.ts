import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import oldestEngines from './tools/oldest-engines.json' with { type: 'json' };
import { apiProxy } from './tools/vite/api-proxy.ts';
import { cataloguePreload } from './tools/vite/catalogue-preload.ts';
import { brandTexts } from './src/config/brand-texts.ts';
import { compressFiles } from './tools/vite/deployment/compress-files.ts';
import { deploymentFiles } from './tools/vite/deployment/deployment-files.ts';
import { previewHeaders } from './tools/vite/deployment/preview-headers.ts';
import { marketPreview } from './tools/vite/deployment/market-preview.ts';
import { searchFiles } from './tools/vite/deployment/search-files.ts';
import { parseSiteSettings } from './tools/vite/deployment/site-settings.ts';
import { tellUnsetSettings } from './tools/vite/deployment/unset-settings.ts';
import { mockAssets } from './tools/vite/mock-assets.ts';
import { pagePreload } from './tools/vite/page-preload.ts';
import { parseEnv } from './tools/vite/parse-env.ts';
import { serviceWorker } from './tools/vite/service-worker.ts';

/** Without what sends something, which no first visit does. */
const firstVisitLibraries =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query)\/build\/modern(?!\/(mutationObserver|useMutation)))\//;

/**
 * The script before that of the app, with what lists and a listing share; a group takes with it what its files
 * import.
 */
const firstScreenParts =
  /src\/(first-screen|config\/paths|listings\/(categories\/category-spec|results\/price-line))\.tsx?$|lucide\/dist\/esm\/icons\/phone\.|node_modules\/react\/(jsx-runtime|cjs\/react-jsx-runtime)/;

/**
 * What every visit loads soon after the listings. In one file: apart they become a dozen requests, some of
 * under 100 bytes.
 */
const lateParts =
  /src\/(app\/(background|shell\/(bottom-bar|footer|page-end|theme-toggle))|listings\/actions\/save-button|requests\/(request-box|send-request|unsent\/[\w-]+|news\/news-links)|ui\/announcer)\.tsx?$/;

/** What every list and a listing itself need, so that neither loads the other, nor what comes late. */
const listingParts =
  /src\/(account\/(session(-cookie)?|require-user)|listings\/(actions\/(like-listing|likes|share-listing)|saved\/(saved|save-listing)|catalogue\/listing)|ui\/(announcement|use-entry-text|use-now|use-page-head|use-media-query|use-dismissal))\.tsx?$|lucide\/dist\/esm\/icons\/map\./;

/** What a listing and the card screens need. */
const wholeListingParts =
  /src\/(listings\/(actions\/labelled-actions|results\/description|zoom\/lazy-picture-zoom|detail\/contact-ways)|ui\/(copy-text|phone-links|bottom-bars))\.tsx?$/;

/** One listing, with what only it and its preview use. */
const detailParts =
  /src\/(pages\/detail-page|listings\/detail\/(listing-detail|use-listing)|requests\/comments\/image-comments|selling\/own\/waiting-notice)/;

/** The layouts of lists that some pages alone have. */
const cardParts = /src\/(pages\/cards-page|listings\/cards\/)/;
const nearbyParts =
  /src\/(pages\/(nearby|nearest)-page|listings\/nearby\/(nearest-list|place-gate|shops-nearby))/;

/** The pages that are lists, with what only they use. */
const listPages =
  /src\/(pages\/(rows-page|listings-view)|listings\/(results\/list-results|filters\/filter-bar))/;

/** What a tap opens, or a wide screen has room for. */
const filterParts =
  /src\/listings\/(filters\/(filter-(chips|panel|sheet)|list-place|place-notice|place-sheet|shortcuts))/;

/** Pages, and what comes late on all of them: they ask for all of their files at once. */
const hasNeedsNamed = /\/(late|lists|cards|nearby|detail|later-pages|[\w-]+-page)-[\w-]{8}\.js$/;

/**
 * The router's package names its development build alone, whose checks and warnings every first visit would
 * load.
 */
const routerForVisitors = {
  'react-router/dom': 'dom-export.mjs',
  'react-router': 'index.mjs',
};

const routerAliases = Object.entries(routerForVisitors).map(([name, file]) => ({
  find: new RegExp(`^${name}$`),
  replacement: fileURLToPath(new URL(`node_modules/react-router/dist/production/${file}`, import.meta.url)),
}));

export default defineConfig(({ command, mode, isPreview }) => {
  const given = loadEnv(mode, process.cwd(), ['VITE_', 'API_PROXY', 'SITE_ORIGIN', 'MEDIA_ORIGINS']);
  const site = parseSiteSettings({ ...process.env, ...given });
  const developing = command === 'serve' && !isPreview && mode !== 'test';
  // Throws for a wrong environment, so that no page is built or served with it.
  const env = parseEnv({ ...given, VITE_API_MOCKING: given['VITE_API_MOCKING'] || String(developing) });
  const mocking = env.VITE_API_MOCKING === 'true';
  const proxy = apiProxy(given['API_PROXY']);
  // Mocked calls are answered in the page: such a build is for trying, and has no server to name.
  const deployment = mocking
    ? []
    : [
        deploymentFiles(
          {
            apiOrigin: env.VITE_API_BASE_URL,
            mediaOrigins: site.MEDIA_ORIGINS,
            pageOrigins: site.PAGE_ORIGINS,
            clerkKey: env.VITE_CLERK_PUBLISHABLE_KEY,
            stripeKey: env.VITE_STRIPE_PUBLISHABLE_KEY,
          },
          given['API_PROXY'],
        ),
        searchFiles(site.SITE_ORIGIN),
        marketPreview(brandTexts, site.SITE_ORIGIN),
        tellUnsetSettings(env),
        compressFiles(),
      ];
  return {
    // Constants, so that a build without mocks drops every line that leads to them.
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    plugins: [
      react(),
      tailwindcss(),
      mockAssets(mocking),
      pagePreload(),
      !mocking && cataloguePreload(env.VITE_API_BASE_URL),
      serviceWorker(mocking),
      ...deployment,
      previewHeaders(),
    ],
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('src', import.meta.url)) },
        { find: '#tests', replacement: fileURLToPath(new URL('tests', import.meta.url)) },
        ...(command === 'build' ? routerAliases : []),
      ],
    },
    server: { proxy },
    preview: { proxy },
    build: {
      target: Object.entries(oldestEngines).map(([name, version]) => name + version),
      modulePreload: {
        polyfill: false,
        // What the page itself has loaded needs no entry in the lists of what late parts need.
        // Small parts that a tap opens need no list of scripts: the names would come with the first script.
        resolveDependencies: (file, needed, { hostType }) => {
          if (hostType === 'html') return needed;
          if (!hasNeedsNamed.test(file)) return needed.filter((each) => each.endsWith('.css'));
          return needed.filter((each) => !/\/(index|vendor|rolldown-runtime)-[\w-]+\.js$/.test(each));
        },
      },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              // What shows the first offers, ahead of everything else, and what the app shares with it.
              { name: 'index', test: firstScreenParts, priority: 2 },
              // Libraries change rarely: in a file of their own they stay cached when our code changes.
              { name: 'vendor', test: firstVisitLibraries, priority: 1 },
              // The rest of the first visit in one file: ten small ones, split by what they share, compress worse.
              { name: 'app', test: /src\/main\.tsx$/, priority: 1 },
              // In this order: a group takes with it what its files import, unless a group above has it.
              {
                name: 'first-list',
                test: /src\/(app\/first-screen\/first-list|listings\/categories\/[\w-]+-page-spec)/,
              },
              {
                name: 'first-cards',
                test: /src\/(app\/first-screen\/first-cards|listings\/cards\/card-layout)/,
              },
              { name: 'listings', test: listingParts },
              { name: 'whole-listing', test: wholeListingParts },
              { name: 'detail', test: detailParts },
              // The pages of lists differ by little; apart, they would share a dozen files.
              { name: 'lists', test: listPages },
              { name: 'cards', test: cardParts },
              // Small leaves that late parts share: each alone would be a request, and a name in the list of
              // what to fetch.
              { name: 'icons', test: /node_modules\/lucide\//, minShareCount: 2 },
              { name: 'answers', test: /src\/api\/get-json/ },
              { name: 'late', test: lateParts },
              {
                name: 'later-pages',
                test: /src\/(app\/(routes\/later-routes|load-account-data)|account\/(log-?out|sign-in-prompt))/,
              },
              { name: 'towns', test: /src\/listings\/place\/town/ },
              {
                name: 'search',
                test: /src\/listings\/search\/(word-meanings|read-query|use-search-index|refined-search|find-c)/,
              },
              { name: 'fields', test: /src\/ui\/(form-fields|field-frame)/ },
              {
                name: 'home-end',
                test: /src\/requests\/(list\/home-requests|answers\/answer-list)/,
              },
              { name: 'filters', test: filterParts },
              { name: 'nearby', test: nearbyParts },
              {
                name: 'shared',
                test: /src\/(api|lib|account\/session|ui\/(announcement|use-|text-|field-)|requests\/(entries|author|read|use|send|keep)|listings\/(actions|saved\/save))/,
                minShareCount: 2,
              },
            ],
          },
        },
      },
    },
    test: {
      environment: 'jsdom',
      environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
      include: ['tests/{unit,tools,pages,structure}/**/*.test.{ts,tsx}'],
      setupFiles: ['tests/setup.ts'],
      // One jsdom document for all files of a worker: starting one for each file took most of the time.
      isolate: false,
      maxWorkers: '100%',
      // Pages are rendered and thrown away by the hundred: with Node's usual 16 MB for what is new, a fifth of
      // the time went into collecting it again and again.
      execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=128'],
      // Only to end a test that hangs: a loaded machine takes many times as long for each.
      testTimeout: 120_000,
      hookTimeout: 120_000,
      restoreMocks: true,
      unstubGlobals: true,
      // Without `requestIdleCallback`, which is faked but not how it is cancelled: the one of
      // `tests/browser-parts.ts` is by timers.
      fakeTimers: {
        toFake: [
          'setTimeout',
          'clearTimeout',
          'setInterval',
          'clearInterval',
          'setImmediate',
          'clearImmediate',
          'requestAnimationFrame',
          'cancelAnimationFrame',
          'Date',
          'performance',
        ],
      },
    },
  };
});
