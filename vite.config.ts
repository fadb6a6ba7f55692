import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type ProxyOptions } from 'vite';
import { codeGroups } from './tools/vite/code-groups.ts';
import { compressFiles } from './tools/vite/deployment/compress-files.ts';
import { deploymentFiles } from './tools/vite/deployment/deployment-files.ts';
import { siteMetadata } from './tools/vite/deployment/site-metadata.ts';
import { parseEnv, parseSiteSettings } from './tools/vite/environment.ts';
import { isCodeOf } from './tools/vite/lookups.ts';
import { pagePreload } from './tools/vite/page-preload.ts';
import { workers } from './tools/vite/workers.ts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The router's package exports only its development build, whose checks and warnings every first visit would load. */
const router = folder('node_modules/react-router/dist/production');
const routerAliases = [
  { find: /^react-router\/dom$/, replacement: `${router}/dom-export.mjs` },
  { find: /^react-router$/, replacement: `${router}/index.mjs` },
];

/** Libraries change rarely: in a file of their own they stay cached when our code changes. */
const vendor =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@tanstack\/(query-core|react-query))\//;

/**
 * The script files that the bundler would split differently. A group also takes what its files import, unless an
 * earlier group has it.
 */
const { index, ...others } = codeGroups;
const chunkGroups = Object.entries({ index, vendor, ...others }).map(([name, pattern], place, all) => ({
  name,
  test: pattern === vendor ? vendor : isCodeOf(pattern),
  priority: all.length - place,
}));

/**
 * Forwards the API and its media to `API_PROXY`. A local server gets the browser's Host header, so that the media
 * addresses it builds lead through the proxy. A remote server accepts only its own host name.
 */
function proxyTo(target: string | undefined): Record<string, ProxyOptions> {
  if (!target) return {};
  const options = { target, changeOrigin: !/^https?:\/\/(?:localhost|127\.|\[::1\])/.test(target) };
  return { '/api': options, '/media': options };
}

export default defineConfig(({ command, mode, isPreview }) => {
  const given = loadEnv(mode, process.cwd(), ['VITE_', 'API_PROXY', 'SITE_', 'MEDIA_ORIGINS']);
  const site = parseSiteSettings(given);
  const developing = command === 'serve' && !isPreview && mode !== 'test';
  // Throws for a wrong environment, so that no page is built or served with it.
  const env = parseEnv({ ...given, VITE_API_MOCKING: given['VITE_API_MOCKING'] || String(developing) });
  const proxy = proxyTo(given['API_PROXY']);
  const mocking = env.VITE_API_MOCKING === 'true';
  // A build with mocks has no server to configure.
  const deployment = mocking
    ? []
    : [
        deploymentFiles({
          apiOrigin: env.VITE_API_BASE_URL,
          mediaOrigins: site.MEDIA_ORIGINS,
          pageOrigin: site.SITE_ORIGIN,
          clerkKey: env.VITE_CLERK_PUBLISHABLE_KEY,
          stripeKey: env.VITE_STRIPE_PUBLISHABLE_KEY,
        }),
        siteMetadata(env, site.SITE_ORIGIN),
        compressFiles(),
      ];
  return {
    // Constants, so that a build without mocks drops them.
    define: Object.fromEntries(
      Object.entries(env).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
    ),
    plugins: [
      react(),
      tailwindcss(),
      pagePreload(mocking ? null : `${env.VITE_API_BASE_URL}/api/products/`),
      workers(mocking),
      ...deployment,
    ],
    server: { proxy },
    preview: { proxy },
    resolve: {
      alias: [
        { find: '@', replacement: folder('src') },
        { find: '#tests', replacement: folder('tests') },
        ...(command === 'build' ? routerAliases : []),
      ],
    },
    build: {
      target: ['chrome111', 'firefox115', 'safari16.4'],
      modulePreload: { polyfill: false },
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { codeSplitting: { groups: chunkGroups } },
        onLog(level, log, handle) {
          // A file with a static import does not load lazily, so its `import()` misleads.
          if (log.code === 'INEFFECTIVE_DYNAMIC_IMPORT') throw new Error(log.message);
          handle(level, log);
        },
      },
    },
  };
});
