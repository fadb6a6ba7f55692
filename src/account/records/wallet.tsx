import { useQuery } from '@tanstack/react-query';
import { useAccountId } from '@/account/session';
import { formatMoney } from '@/language/format';
import { message, t } from '@/language/translate';
import { Loading } from '@/ui/load-states';
import { QueryStates } from '@/ui/query-states';
import { RecordFailure, SignInHint, useIsSignedOut } from './record-results';
import { parseBalance, recordsQuery } from './records-query';

export function Wallet() {
  const query = useQuery(recordsQuery('/api/wallet/', useAccountId(), parseBalance));
  const isSignedOut = useIsSignedOut();
  const skeleton = <Loading label={t('Loading the wallet')} className="h-28 w-full" />;
  return (
    <QueryStates
      query={query}
      failure={<RecordFailure query={query} loadErrorMessage={message('Failed to fetch the wallet')} />}
      skeleton={skeleton}
    >
      {(balance) => (
        <div className="rounded-card border border-line bg-surface p-6">
          {isSignedOut && balance === 0 && (
            <div className="mb-4 border-b border-line pb-4 text-muted">
              <SignInHint />
            </div>
          )}
          <dl>
            <dt className="text-sm text-muted">{t('Balance')}</dt>
            <dd className="mt-1 text-3xl font-bold [overflow-wrap:anywhere]">{formatMoney(balance)}</dd>
          </dl>
        </div>
      )}
    </QueryStates>
  );
}
