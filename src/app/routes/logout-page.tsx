import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { message, t } from '@/language/translate';
import { hasEarlierHistoryEntry } from '@/platform/history-entries';
import { paths } from '@/platform/paths';
import { PopUp } from '@/ui/overlay';
import { PageHeading } from '@/ui/page-heading';
import { LogoutQuestion } from './logout-question';

export default function LogoutPage() {
  const navigate = useNavigate();
  const goBack = useCallback(
    () => void (hasEarlierHistoryEntry() ? navigate(-1) : navigate(paths.home, { replace: true })),
    [navigate],
  );
  return (
    <>
      <PageHeading>{t('Log out')}</PageHeading>
      <PopUp label={t('Log out')} onClose={goBack}>
        {(close) => <LogoutQuestion confirmLabel={message('Logout')} onCancel={close} />}
      </PopUp>
    </>
  );
}
