import type { Plugin } from 'vite';
import { contentPolicy, servedAt, type PolicyFacts } from './content-policy.ts';
import { siteHeaders, type SiteHeaders } from './site-headers.ts';

const inQuotes = (text: string) => `"${text.replaceAll('"', '\\"')}"`;

type Headers = SiteHeaders['everywhere'];

/** For `include` in nginx. `always` adds the headers to errors too. */
const nginx = (headers: Headers) =>
  Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${inQuotes(servedAt(value, '$http_host'))} always;`,
  );

/** For `import` in a Caddyfile. With `defer`, these headers replace those of the server behind Caddy. */
const caddy = (headers: Headers) => [
  'header {',
  '\tdefer',
  ...Object.entries(headers).map(
    ([name, value]) => `\t${name} ${inQuotes(servedAt(value, '{http.request.hostport}'))}`,
  ),
  '}',
];

/**
 * The `_headers` file that many static hosts read. They join the values of all matching rules, so each address has at
 * most one rule for caching. Pages have none, because these hosts let browsers revalidate pages anyway.
 */
const headersFile = (headers: SiteHeaders) => [
  '/*',
  ...Object.entries(headers.everywhere).map(([name, value]) => `  ${name}: ${value}`),
  ...headers.caching.flatMap(({ folders, value }) =>
    folders.flatMap((folder) => [`/${folder}/*`, `  Cache-Control: ${value}`]),
  ),
];

const missingPage = 'assets/404.html';

/**
 * The `_redirects` file of static hosts. `/api` and `/media` are not forwarded, because such a host could not stop
 * uploaded files from running.
 */
const redirects = (headers: SiteHeaders) => [
  ...['api', 'media', ...headers.caching.flatMap(({ folders }) => folders)].map(
    (folder) => `/${folder}/* /${missingPage} 404`,
  ),
  `/_server/* /${missingPage} 404!`,
  '/* /index.html 200',
];
const lines = (all: readonly string[]) => `${all.join('\n')}\n`;

/** The headers of a build in the format of every server. Each key is the name of the file in `dist`. */
export const serverFiles = (headers: SiteHeaders): Readonly<Record<string, string>> => ({
  '_server/headers.json': lines([JSON.stringify(headers, null, 2)]),
  '_server/nginx.conf': lines(nginx(headers.everywhere)),
  '_server/nginx-media.conf': lines(nginx(headers.media)),
  '_server/caddy.conf': lines(caddy(headers.everywhere)),
  '_server/caddy-media.conf': lines(caddy(headers.media)),
  _headers: lines(headersFile(headers)),
  _redirects: lines(redirects(headers)),
});

/** What static hosts send for a missing file instead of the app. They look for it at `missingPage`. */
const missingHtml = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Not found</title>
  <p>There is no such file. <a href="/">Gulit</a></p>
</html>
`;

/** Writes the headers of a build into its folder, for the recipes in `deploy/`. */
export function deploymentFiles(facts: Omit<PolicyFacts, 'html'>): Plugin {
  return {
    name: 'deployment-files',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        const html = page?.type === 'asset' ? String(page.source) : '';
        const files = serverFiles(siteHeaders(contentPolicy({ ...facts, html })));
        for (const [fileName, source] of Object.entries({ ...files, [missingPage]: missingHtml }))
          this.emitFile({ type: 'asset', fileName, source });
      },
    },
  };
}
