/** What a page of another origin needs. @param {import('./report.mjs').Report} report */
export async function checkCors({ must, should, skip, call, origin: own, site }) {
  if (!site || new URL(site).origin === own)
    return skip('CORS', 'the page is taken to be of the same origin; name another with --site');
  const { origin } = new URL(site);
  const allows = (/** @type {Record<string, string>} */ headers) =>
    ['*', origin].includes(headers['access-control-allow-origin'] ?? '');
  for (const path of ['/api/products/', '/api/no-such-call'])
    must('CORS: {0}', allows((await call(path, { headers: { origin } })).headers), path, origin);
  const preflight = async (/** @type {string} */ asked) => {
    const post = { 'access-control-request-method': 'POST', 'access-control-request-headers': asked };
    const answer = await call('/api/products/', { method: 'OPTIONS', headers: { origin, ...post } });
    return { ...answer, allowed: answer.headers['access-control-allow-headers'] ?? '' };
  };
  const { status, headers, allowed } = await preflight('content-type');
  const passes = status >= 200 && status < 300 && allows(headers);
  must('CORS: preflight', passes && /content-type|\*/i.test(allowed));
  const keyed = await preflight('content-type, idempotency-key');
  return should('CORS: Idempotency-Key', /idempotency-key|\*/i.test(keyed.allowed));
}
