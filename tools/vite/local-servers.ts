import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';
import { servedAt } from './deployment/content-policy.ts';
import { answerHeaders, type SiteHeaders } from './deployment/site-headers.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const isServer = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Forwards the API and its media to `API_PROXY`. A server on this machine sees the browser's own Host header,
 * so the absolute media addresses it builds lead back through the proxy; a remote one answers only to its own
 * host name. What is uploaded runs nothing, as with the recipes of `deploy/`.
 */
function apiProxy(target: string | undefined): Record<string, ProxyOptions> {
  if (!target) return {};
  if (!isServer(target))
    throw new Error(`API_PROXY must be an origin such as http://127.0.0.1:8000, not "${target}".`);
  const options: ProxyOptions = {
    target,
    changeOrigin: !loopback.test(new URL(target).hostname),
    configure: (proxy) => {
      proxy.on('proxyRes', ({ statusCode = 0, headers }) => {
        Object.assign(headers, answerHeaders(statusCode, headers['content-type'] ?? ''));
      });
    },
  };
  return { '/api': options, '/media': options };
}

/** The headers that a build asks its server for; none of a build with mocks. */
function readHeaders(outDir: string): SiteHeaders['everywhere'] {
  try {
    const headers: SiteHeaders = JSON.parse(readFileSync(path.join(outDir, '_server/headers.json'), 'utf8'));
    return headers.everywhere;
  } catch {
    return {};
  }
}

/**
 * Lets `vite` and `vite preview` answer as web servers do (docs/deploy.md, What a web server has to do). The preview
 * sends the headers of the build, so that a build is tried under its policy.
 */
export function localServers(target: string | undefined): Plugin {
  const proxy = apiProxy(target);
  return {
    name: 'local-servers',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    configurePreviewServer({ middlewares, config }) {
      const outDir = path.resolve(config.root, config.build.outDir);
      middlewares.use(({ url = '', headers: { host = '' } }, response, next) => {
        // Read each time: a server that is up outlives builds.
        if (!/^\/(?:api|media)\//.test(url))
          for (const [name, value] of Object.entries(readHeaders(outDir)))
            response.setHeader(name, servedAt(value, host));
        next();
      });
    },
  };
}
