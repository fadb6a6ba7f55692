import type { ProxyOptions } from 'vite';

const loopback = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

const isServer = (text: string) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * Forwards the API and its media to `API_PROXY`. A server on this machine sees the browser's own Host header, so the
 * absolute media addresses it builds lead back through the proxy; a remote one answers only to its own host name.
 */
export function apiProxy(target: string | undefined): Record<string, ProxyOptions> {
  if (!target) return {};
  if (!isServer(target))
    throw new Error(`API_PROXY must be an origin such as http://127.0.0.1:8000, not "${target}".`);
  const options = { target, changeOrigin: !loopback.test(new URL(target).hostname) };
  return { '/api': options, '/media': options };
}
