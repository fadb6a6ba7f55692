import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';
import { servedAt } from './deployment/content-policy.ts';
import { answerHeaders, type SiteHeaders } from './deployment/site-headers.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const isServer = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Forwards the API and its media to `API_PROXY`. A local server sees the browser's Host header, so its absolute media
 * addresses lead back through the proxy; a remote one accepts only its own host name. Uploaded files cannot run, as
 * with the recipes of `deploy/`.
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

/** The headers that a build needs from its server; none for a build with mocks. */
function readHeaders(outDir: string): SiteHeaders['everywhere'] {
  try {
    const headers: SiteHeaders = JSON.parse(readFileSync(path.join(outDir, '_server/headers.json'), 'utf8'));
    return headers.everywhere;
  } catch {
    return {};
  }
}

/**
 * Makes `vite` and `vite preview` answer like web servers (docs/deploy.md, What a web server has to do). The preview
 * sends the build's headers, so that the policy is tested.
 */
export function localServers(target: string | undefined): Plugin {
  const proxy = apiProxy(target);
  return {
    name: 'local-servers',
    config: () => ({ server: { proxy }, preview: { proxy } }),
    configurePreviewServer({ middlewares, config }) {
      const outDir = path.resolve(config.root, config.build.outDir);
      middlewares.use(({ url = '', headers: { host = '' } }, response, next) => {
        // Read each time, because a running server outlives builds.
        if (!/^\/(?:api|media)\//.test(url))
          for (const [name, value] of Object.entries(readHeaders(outDir)))
            response.setHeader(name, servedAt(value, host));
        next();
      });
    },
  };
}
