const lists = ['payment-updates', 'orders/pending', 'orders/completed', 'subscriptions', 'refunds'];

/**
 * The pages of an account. A server may do without; they then say that they could not be loaded.
 * @param {import('./report.mjs').Report} report
 */
export async function checkAccount({ must, should, call }) {
  for (const name of lists) {
    const { status, body } = await call(`/api/${name}/`);
    const isList = Array.isArray(body) || Array.isArray(body?.results);
    // Nobody is signed in here: both are right.
    const isRight = (status === 200 && isList) || status === 401 || status === 403;
    (status === 404 ? should : must)(
      `Account: ${name}`,
      isRight,
      status === 404
        ? 'not there'
        : `answers ${status} and no list; send a list, or 401 to whoever is not signed in`,
    );
  }
  const { status, body } = await call('/api/wallet/');
  const hasBalance = status === 200 && /^-?\d+(\.\d+)?$/.test(String(body?.balance));
  (status === 404 ? should : must)(
    'Account: wallet',
    hasBalance || status === 401 || status === 403,
    status === 404 ? 'not there' : `answers ${status} without {"balance": "2450.00"}`,
  );
}
