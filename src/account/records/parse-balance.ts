import { ApiError } from '@/api/api-error';
import { isRecord } from '@/lib/is-record';
import { parseDecimal } from '@/lib/parse-decimal';
import { rowsOf } from './rows-of';

/** The balance of a wallet in Birr; a server that lists wallets sends the one in a list. */
export function parseBalance(answer: unknown): number {
  const wallet = rowsOf(answer)?.[0] ?? answer;
  const balance = isRecord(wallet) ? parseDecimal(wallet['balance']) : null;
  if (balance === null) throw new ApiError('The answer has no balance.', { kind: 'invalid-body' });
  return balance;
}
