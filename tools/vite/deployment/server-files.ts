import { shareTarget } from '../../../src/config/share-target.ts';
import { servedAt } from './content-policy.ts';
import { askedAnew, type SiteHeaders } from './site-headers.ts';

const inQuotes = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

type Headers = SiteHeaders['everywhere'];

/** For `include` in nginx. `always`: errors carry them as well. */
const nginx = (headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${inQuotes(servedAt(value, '$http_host'))} always;`,
  );

/** For `import` in a Caddyfile. `defer`: in place of what a server behind has sent, not beside it. */
const caddy = (headers: Headers) => [
  'header {',
  '\tdefer',
  ...Object.entries(headers).map(
    ([name, value]) => `\t${name} ${inQuotes(servedAt(value, '{http.request.hostport}'))}`,
  ),
  '}',
];

/**
 * The `_headers` file of Netlify and Cloudflare Pages, which join what several rules say: so each address has
 * one caching rule.
 */
const headersFile = (headers: SiteHeaders) => [
  '/*',
  ...Object.entries(headers.everywhere).map(([name, value]) => `  ${name}: ${value}`),
  ...headers.caching.flatMap(({ folders, value }) =>
    folders.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${value}`]),
  ),
  // Pages have no other rule: both hosts answer them with `max-age=0, must-revalidate` by themselves.
];

/**
 * For Vercel: `headers` alone could leave one of the server behind in force, so that they are also set at the
 * end.
 */
const inAnyCase = (headers: Headers) => ({
  headers,
  transforms: Object.entries(headers).map(([key, args]) => ({
    type: 'response.headers',
    op: 'set',
    target: { key },
    args,
  })),
  continue: true,
});

/** A route of Vercel's cannot see the type of an answer. */
const opensByName = 'avif|bmp|gif|heic|heif|jpe?g|png|webp|3gp|m4v|mkv|mov|mp4|mpe?g|ogv|webm';

const cached = ({ caching }: SiteHeaders) => caching.flatMap(({ folders }) => folders).join('|');

/**
 * Vercel's Build Output API, version 3. No two routes name a header for one address: which would win is not
 * said anywhere.
 */
const vercel = (headers: SiteHeaders, api: string) => ({
  version: 3,
  routes: [
    { src: '/_.*', status: 404 },
    { src: '/(?!(?:api|media)/).*', headers: headers.everywhere, continue: true },
    { src: '/(?:api|media)/.*', ...inAnyCase(headers.media) },
    {
      src: `/media/(?!.*\\.(?:${opensByName})$).*`,
      ...inAnyCase({ 'Content-Disposition': 'attachment' }),
    },
    {
      src: `/(?!(?:${cached(headers)})/).*`,
      headers: { 'Cache-Control': askedAnew },
      continue: true,
    },
    ...(api === '' ? [] : [{ src: '/((?:api|media)/.*)', dest: `${api}/$1` }]),
    // What another app shares before the app has its worker, which would have kept it.
    { src: shareTarget.path, methods: ['POST'], status: 303, headers: { Location: shareTarget.lostPage } },
    { handle: 'filesystem' },
    // A cache must not remember that something was missing.
    { src: `/(?:${cached(headers)})/.*`, status: 404, headers: { 'Cache-Control': askedAnew } },
    { src: '/.*\\.[A-Za-z0-9]+', status: 404 },
    { src: '/(?:api|media)/.*', status: 404 },
    { src: '/.*', dest: '/index.html' },
    { handle: 'hit' },
    ...headers.caching.map(({ folders, value }) => ({
      src: `/(?:${folders.join('|')})/.*`,
      headers: { 'Cache-Control': value },
      continue: true,
    })),
  ],
});

/** The `_redirects` file of Netlify and, but for its lines about the API and missing files, Cloudflare Pages. */
const redirects = (headers: SiteHeaders, api: string) => [
  ...(api === ''
    ? ['/api/* /assets/404.html 404', '/media/* /assets/404.html 404']
    : [`/api/* ${api}/api/:splat 200`, `/media/* ${api}/media/:splat 200`]),
  '/_server/* /assets/404.html 404!',
  ...headers.caching.flatMap(({ folders }) => folders.map((folder) => `/${folder}/* /assets/404.html 404`)),
  '/* /index.html 200',
];
const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

/**
 * The headers of a build, in the words of every server that has a recipe in `deploy/`, by the name of the file
 * in `dist`. `api` is the origin that `/api` and `/media` are forwarded to by hosts that can, '' for none.
 */
export const serverFiles = (headers: SiteHeaders, api: string): Readonly<Record<string, string>> => ({
  '_server/policy.txt': lines([headers.everywhere['Content-Security-Policy'] ?? '']),
  '_server/headers.json': lines([JSON.stringify(headers, null, 2)]),
  '_server/nginx.conf': lines(nginx(headers.everywhere)),
  '_server/nginx-media.conf': lines(nginx(headers.media)),
  '_server/caddy.conf': lines(caddy(headers.everywhere)),
  '_server/caddy-media.conf': lines(caddy(headers.media)),
  '_server/vercel.json': lines([JSON.stringify(vercel(headers, api), null, 2)]),
  _headers: lines(headersFile(headers)),
  _redirects: lines(redirects(headers, api)),
});
