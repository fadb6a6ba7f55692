const lists = ['payment-updates', 'orders/pending', 'orders/completed', 'subscriptions', 'refunds'];
const isList = (/** @type {any} */ body) => [body, body?.results].some(Array.isArray);
const isWallet = (/** @type {any} */ body) => /^-?\d+(\.\d+)?$/.test(String(body?.balance));
/** @type {[name: string, isRight: (body: any) => boolean, says: string][]} */
const calls = [
  ...lists.map((name) => [name, isList, 'and no list; send a list, or 401 to whoever is not signed in']),
  ['wallet', isWallet, 'without {"balance": "2450.00"}'],
];

/**
 * The pages of an account. A server may do without; they then say that they could not be loaded.
 * @param {import('./report.mjs').Report} report
 */
export async function checkAccount({ must, should, call }) {
  for (const [name, isRight, says] of calls) {
    const { status, body } = await call(`/api/${name}/`);
    // Nobody is signed in here: both are right.
    const holds = (status === 200 && isRight(body)) || status === 401 || status === 403;
    if (status === 404) should('Account: {0}', false, name, 'not there');
    else must('Account: {0}', holds, name, `answers ${status} ${says}`);
  }
}
