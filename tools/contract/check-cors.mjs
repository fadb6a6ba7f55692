/** What a page of another origin needs. @param {import('./report.mjs').Report} report */
export async function checkCors({ must, should, skip, call, origin, site }) {
  if (!site || new URL(site).origin === origin)
    return skip('CORS', 'the page is taken to be of the same origin; name another with --site');
  const headers = { origin: new URL(site).origin };
  const allows = (/** @type {Record<string, string>} */ given) =>
    ['*', headers.origin].includes(given['access-control-allow-origin'] ?? '');
  for (const path of ['/api/products/', '/api/no-such-call']) {
    const answer = await call(path, { headers });
    must(
      `CORS: ${path}`,
      allows(answer.headers),
      `Access-Control-Allow-Origin is missing for ${headers.origin}, errors included`,
    );
  }
  const preflight = (/** @type {string} */ asked) =>
    call('/api/products/', {
      method: 'OPTIONS',
      headers: {
        ...headers,
        'access-control-request-method': 'POST',
        'access-control-request-headers': asked,
      },
    });
  const plain = await preflight('content-type');
  must(
    'CORS: preflight',
    plain.status >= 200 &&
      plain.status < 300 &&
      allows(plain.headers) &&
      /content-type|\*/i.test(plain.headers['access-control-allow-headers'] ?? ''),
    'allow POST with Content-Type in the answer to OPTIONS',
  );
  const keyed = await preflight('content-type, idempotency-key');
  return should(
    'CORS: Idempotency-Key',
    /idempotency-key|\*/i.test(keyed.headers['access-control-allow-headers'] ?? ''),
    'add Idempotency-Key to Access-Control-Allow-Headers',
  );
}
