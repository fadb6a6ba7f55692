import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { LoadAccountData } from '@/account/account-data';
import { LogoutQuestion } from '@/account/logout-question';
import { paths } from '@/config/paths';
import { hasEntryBefore } from '@/browser/history-entries';
import { PageHeading } from '@/ui/page-heading';
import { PopUp } from '@/ui/pop-up';

export default function LogoutPage({ loadData }: { loadData: LoadAccountData }) {
  const navigate = useNavigate();
  const goBack = useCallback(
    () => void (hasEntryBefore() ? navigate(-1) : navigate(paths.home, { replace: true })),
    [navigate],
  );
  return (
    <>
      <PageHeading>Log out</PageHeading>
      <PopUp label="Log out" onClose={goBack}>
        {(close) => <LogoutQuestion loadData={loadData} confirmLabel="Logout" onCancel={close} />}
      </PopUp>
    </>
  );
}
