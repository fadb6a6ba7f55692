import { once } from 'node:events';
import http from 'node:http';
import https from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** In ms. Visitors wait no longer either. */
const timeout = 20_000;

/** Whether browsers or proxies may cache a response with this `Cache-Control`. */
export const isKept = (cache) => /immutable|max-?age=[1-9]/.test(cache);
/** The same, also true if the header leaves it to them. */
export const mayBeKept = (cache) => isKept(cache) || !/no-cache|no-store|max-age=0\b/.test(cache);

const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The rows of a list, plain or as a page with `results`; undefined if the body is neither. */
export const rowsOf = (body) => [body, body?.results].find(Array.isArray);

/**
 * Sends one request as a browser does, without following redirects. `fetch` would hide how the response was compressed.
 * Status 0 means that there was no response, for the reason in `failure`. Status 100 is the response to `Expect:
 * 100-continue`.
 * @param {string} address
 * @param {{ method?: string; headers?: Record<string, string> }} [settings]
 */
export async function ask(address, { method = 'GET', headers } = {}) {
  const { request: send } = address.startsWith('https:') ? https : http;
  const request = send(address, { method, headers: { 'accept-encoding': 'gzip, br', ...headers }, timeout });
  request.on('timeout', () => request.destroy(new Error(`no answer in ${timeout / 1000} s`)));
  try {
    request.end();
    const [response] = await Promise.race([once(request, 'response'), once(request, 'continue')]);
    if (!response) return { status: 100, headers: {}, text: '' };
    const answer = { status: response.statusCode, headers: response.headers };
    // Some servers send a body with it, which does not count.
    if (method === 'HEAD') return { ...answer, text: '' };
    const sent = await buffer(response);
    const text = (unpack[response.headers['content-encoding']]?.(sent) ?? sent).toString('utf8');
    return { ...answer, text, body: parseJson(text) };
  } catch (error) {
    return { status: 0, headers: {}, text: '', failure: error.message };
  } finally {
    request.destroy();
  }
}
