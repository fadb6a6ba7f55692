import { rowsOf } from '../servers/ask.mjs';

const lists = ['payment-updates', 'orders/pending', 'orders/completed', 'subscriptions', 'refunds'];

/** Checks the account pages. A server may leave them out; the app then says that they could not be loaded. */
export async function checkAccount({ must, should, call }) {
  for (const name of [...lists, 'wallet']) {
    const { status, body } = await call(`/api/${name}/`);
    const isRight = name === 'wallet' ? /^-?\d+(\.\d+)?$/.test(body?.balance) : rowsOf(body) !== undefined;
    // Nobody is signed in here, so both responses are correct.
    const holds = (status === 200 && isRight) || status === 401 || status === 403;
    const wanted = name === 'wallet' ? '{"balance": "2450.00"}' : 'a list';
    if (status === 404) should(`Account: ${name}`, false, 'not there');
    else must(`Account: ${name}`, holds, `answers ${status}; send ${wanted}, or 401 without a sign-in`);
  }
}

/** Checks what a page of another origin needs. */
export async function checkCors({ must, should, note, call, origin: own, site }) {
  const { origin } = new URL(site);
  if (origin === own) return note('CORS', 'not needed: the page has the origin of the API');
  const allows = (headers) => ['*', origin].includes(headers['access-control-allow-origin']);
  for (const path of ['/api/products/', '/api/no-such-call']) {
    const { headers } = await call(path, { headers: { origin } });
    must(
      `CORS: ${path}`,
      allows(headers),
      `no Access-Control-Allow-Origin for ${origin}; errors need it too`,
    );
  }
  const { status, headers } = await call('/api/products/', {
    method: 'OPTIONS',
    headers: {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type, idempotency-key',
    },
  });
  const passes = status >= 200 && status < 300 && allows(headers);
  must('CORS: preflight', passes, 'allow POST with Content-Type in the answer to OPTIONS');
  const allowed = headers['access-control-allow-headers'] ?? '';
  return should(
    'CORS: Idempotency-Key',
    /idempotency-key|\*/i.test(allowed),
    'add it to Access-Control-Allow-Headers',
  );
}
