import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { LogoutQuestion } from '@/account/logout-question';
import { paths } from '@/config/paths';
import { hasEntryBefore } from '@/lib/history-entries';
import { PageHeading } from '@/ui/page-heading';
import { PopUp } from '@/ui/pop-up';

/** Asks before it logs out (docs/product.md, Accounts). */
export default function LogoutPage() {
  const navigate = useNavigate();
  const goBack = useCallback(
    () => void (hasEntryBefore() ? navigate(-1) : navigate(paths.home, { replace: true })),
    [navigate],
  );
  return (
    <>
      <PageHeading>Log out</PageHeading>
      <PopUp label="Log out" onClose={goBack}>
        {(close) => <LogoutQuestion confirmLabel="Logout" onCancel={close} />}
      </PopUp>
    </>
  );
}
