import { request as askPlainly } from 'node:http';
import { request as askSafely } from 'node:https';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** In ms. A slow answer is one that visitors do not wait for either. */
const timeout = 20_000;

/** Whether browsers, or caches between, hold an answer with this `Cache-Control` for some time. */
export const isKept = (cache) => /immutable|max-?age=[1-9]/.test(cache);
/** The same, or leave it to them. */
export const mayBeKept = (cache) => isKept(cache) || !/no-cache|no-store|max-age=0\b/.test(cache);

function unpack(body, encoding) {
  if (encoding === 'br') return brotliDecompressSync(body);
  if (encoding === 'gzip') return gunzipSync(body);
  return body;
}

function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const nothing = { status: 0, headers: {}, text: '', body: undefined, size: 0, failure: '' };

/**
 * One request as a browser sends it, redirects not followed. Not `fetch`, which hides how an answer was compressed. A
 * status of 0: no answer, for the reason in `failure`; of 100: go on, to whoever has sent `Expect: 100-continue`. The
 * body is that of JSON.
 */
export function ask(address, { method = 'GET', headers = {}, body } = {}) {
  const send = address.startsWith('https:') ? askSafely : askPlainly;
  const accepted = { 'accept-encoding': 'gzip, br', ...headers };
  return new Promise((resolve) => {
    const fail = ({ message }) => resolve({ ...nothing, failure: message });
    const request = send(address, { method, headers: accepted, timeout }, async (response) => {
      const { statusCode: status = 0 } = response;
      const given = Object.entries(response.headers).map(([name, value]) => [
        name,
        [value].flat().join(', '),
      ]);
      const answer = { ...nothing, status, headers: Object.fromEntries(given) };
      // Some servers send a body all the same, which is none; what has come is all that was asked for.
      if (method === 'HEAD') {
        request.destroy();
        return resolve(answer);
      }
      try {
        const sent = await buffer(response);
        const text = unpack(sent, answer.headers['content-encoding']).toString('utf8');
        return resolve({ ...answer, text, body: parseJson(text), size: sent.length });
      } catch (error) {
        return fail(error instanceof Error ? error : new Error(String(error)));
      }
    });
    request.on('continue', () => {
      resolve({ ...nothing, status: 100 });
      request.destroy();
    });
    request.on('timeout', () => request.destroy(new Error(`no answer in ${timeout / 1000} s`)));
    request.on('error', fail);
    request.end(body);
  });
}
