import { askedAnew, type SiteHeaders } from './site-headers.ts';

const inQuotes = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

const entries = ({ everywhere }: SiteHeaders) => Object.entries(everywhere);

/** For `include` in nginx. `always`: errors carry them as well. */
const nginx = (headers: SiteHeaders) =>
  entries(headers).map(([name, value]) => `add_header ${name} ${inQuotes(value)} always;`);

/** For `import` in a Caddyfile. */
const caddy = (headers: SiteHeaders) => [
  'header {',
  ...entries(headers).map(([name, value]) => `\t${name} ${inQuotes(value)}`),
  '}',
];

/** The `_headers` file of Netlify and Cloudflare Pages, which join what several rules say: so each address has one caching rule. */
const headersFile = (headers: SiteHeaders) => [
  '/*',
  ...entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ...headers.caching.flatMap(({ folders, value }) =>
    folders.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${value}`]),
  ),
  // Pages have no other rule: both hosts answer them with `max-age=0, must-revalidate` by themselves.
];

/** Vercel's Build Output API, version 3. */
const vercel = (headers: SiteHeaders, api: string) => ({
  version: 3,
  routes: [
    { src: '/_.*', status: 404 },
    { src: '/.*', headers: { ...headers.everywhere, 'Cache-Control': askedAnew }, continue: true },
    ...headers.caching.map(({ folders, value }) => ({
      src: `/(?:${folders.join('|')})/.*`,
      headers: { 'Cache-Control': value },
      continue: true,
    })),
    ...(api === '' ? [] : [{ src: '/((?:api|media)/.*)', dest: `${api}/$1` }]),
    { handle: 'filesystem' },
    // What has an ending is a file, and is missing; a cache must not remember that.
    { src: '/.*\\.[A-Za-z0-9]+', status: 404, headers: { 'Cache-Control': askedAnew } },
    { src: '/(?:api|media)/.*', status: 404 },
    { src: '/.*', dest: '/index.html' },
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
 * The headers of a build, in the words of every server that has a recipe in `deploy/`, by the name of the file in `dist`.
 * `api` is the origin that `/api` and `/media` are forwarded to by hosts that can, '' for none.
 */
export const serverFiles = (headers: SiteHeaders, api: string): Readonly<Record<string, string>> => ({
  '_server/policy.txt': lines([headers.everywhere['Content-Security-Policy'] ?? '']),
  '_server/headers.json': lines([JSON.stringify(headers, null, 2)]),
  '_server/nginx.conf': lines(nginx(headers)),
  '_server/caddy.conf': lines(caddy(headers)),
  '_server/vercel.json': lines([JSON.stringify(vercel(headers, api), null, 2)]),
  _headers: lines(headersFile(headers)),
  _redirects: lines(redirects(headers, api)),
});
