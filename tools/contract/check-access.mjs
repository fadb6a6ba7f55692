import { rowsOf } from '../servers/ask.mjs';

const lists = ['payment-updates', 'orders/pending', 'orders/completed', 'subscriptions', 'refunds'];
const isWallet = (body) => /^-?\d+(\.\d+)?$/.test(String(body?.balance));
const calls = [
  ...lists.map((name) => [name, rowsOf, 'and no list; send a list, or 401 to whoever is not signed in']),
  ['wallet', isWallet, 'without {"balance": "2450.00"}'],
];

/** The account pages. A server may leave them out; the app then says that they could not be loaded. */
export async function checkAccount({ must, should, call }) {
  for (const [name, isRight, says] of calls) {
    const { status, body } = await call(`/api/${name}/`);
    // Nobody is signed in here, so both answers are right.
    const holds = (status === 200 && isRight(body)) || status === 401 || status === 403;
    if (status === 404) should(`Account: ${name}`, false, 'not there');
    else must(`Account: ${name}`, holds, `answers ${status} ${says}`);
  }
}

/** What a page of another origin needs. */
export async function checkCors({ must, should, note, call, origin: own, site }) {
  if (!site || new URL(site).origin === own)
    return note('CORS', 'the page is taken to be of the same origin; name another with --site');
  const { origin } = new URL(site);
  const allows = (headers) => ['*', origin].includes(headers['access-control-allow-origin']);
  for (const path of ['/api/products/', '/api/no-such-call'])
    must(
      `CORS: ${path}`,
      allows((await call(path, { headers: { origin } })).headers),
      `Access-Control-Allow-Origin is missing for ${origin}, errors included`,
    );
  const preflight = async (asked) => {
    const post = { 'access-control-request-method': 'POST', 'access-control-request-headers': asked };
    const answer = await call('/api/products/', { method: 'OPTIONS', headers: { origin, ...post } });
    return { ...answer, allowed: answer.headers['access-control-allow-headers'] ?? '' };
  };
  const { status, headers, allowed } = await preflight('content-type');
  const passes = status >= 200 && status < 300 && allows(headers) && /content-type|\*/i.test(allowed);
  must('CORS: preflight', passes, 'allow POST with Content-Type in the answer to OPTIONS');
  const keyed = await preflight('content-type, idempotency-key');
  return should(
    'CORS: Idempotency-Key',
    /idempotency-key|\*/i.test(keyed.allowed),
    'add Idempotency-Key to Access-Control-Allow-Headers',
  );
}
