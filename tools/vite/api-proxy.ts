import type { ProxyOptions } from 'vite';
import { answerHeaders } from './deployment/site-headers.ts';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const isServer = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Forwards the API and its media to `API_PROXY`. A server on this machine sees the browser's own Host header,
 * so the absolute media addresses it builds lead back through the proxy; a remote one answers only to its own
 * host name. What is uploaded runs nothing, as with the recipes of `deploy/`.
 */
export function apiProxy(target: string | undefined): Record<string, ProxyOptions> {
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
