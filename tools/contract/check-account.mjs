import { rowsOf } from '../smoke/ask.mjs';

const lists = ['payment-updates', 'orders/pending', 'orders/completed', 'subscriptions', 'refunds'];
const isWallet = (body) => /^-?\d+(\.\d+)?$/.test(String(body?.balance));
const calls = [
  ...lists.map((name) => [name, rowsOf, 'and no list; send a list, or 401 to whoever is not signed in']),
  ['wallet', isWallet, 'without {"balance": "2450.00"}'],
];

/** The pages of an account. A server may do without; they then say that they could not be loaded. */
export async function checkAccount({ must, should, call }) {
  for (const [name, isRight, says] of calls) {
    const { status, body } = await call(`/api/${name}/`);
    // Nobody is signed in here: both are right.
    const holds = (status === 200 && isRight(body)) || status === 401 || status === 403;
    if (status === 404) should(`Account: ${name}`, false, 'not there');
    else must(`Account: ${name}`, holds, `answers ${status} ${says}`);
  }
}
