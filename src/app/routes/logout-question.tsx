import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logOut } from '@/account/log-out';
import { recordsKey } from '@/account/records/records-query';
import { useAccountId } from '@/account/session';
import { useSingleMutation } from '@/api/use-single-mutation';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { Button } from '@/ui/button';
import { deleteUnsent, describeUnsent, forgetTraces } from './account-on-device';

const choices = [
  ['keep', message('Keep it for my next sign-in. Nobody else can see it.')],
  ['delete', message('Delete it')],
] as const;
type UnsentChoice = (typeof choices)[number][0];

interface UnsentQuestionProps {
  /** Texts such as '1 unsent post'. Never empty. */
  unsent: readonly string[];
  choice: UnsentChoice;
  onChoose: (choice: UnsentChoice) => void;
}

/** Asks what to do with an account's unsent work. */
function UnsentQuestion({ unsent, choice, onChoose }: UnsentQuestionProps) {
  return (
    <fieldset className="mt-3">
      <legend className="text-sm">
        {t('On this device: {facts}.', {
          facts: unsent.reduce((first, rest) => t('{first}, {rest}', { first, rest })),
        })}
      </legend>
      {choices.map(([value, label]) => (
        <label key={value} className="tap flex items-center gap-2 py-1 text-sm">
          <input
            type="radio"
            name="unsent"
            className="size-4 shrink-0 accent-brand"
            checked={choice === value}
            onChange={() => onChoose(value)}
          />
          {t(label)}
        </label>
      ))}
    </fieldset>
  );
}

interface LogoutQuestionProps {
  /** The English label of the confirming button: 'Logout' on the page, 'Confirm' in the side menu. */
  confirmLabel: 'Logout' | 'Confirm';
  onCancel: () => void;
  /** Called after logging out, before the login page opens. */
  onDone?: () => void;
}

/** Confirms logging out and asks what to do with unsent work. Leads to the login page. */
export function LogoutQuestion({ confirmLabel, onCancel, onDone }: LogoutQuestionProps) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const accountId = useAccountId();
  const { data: unsent, refetch } = useQuery({
    queryKey: ['unsent work', accountId],
    queryFn: () => (accountId === null ? [] : describeUnsent(accountId)),
    gcTime: 0,
    staleTime: 0,
  });
  const [choice, setChoice] = useState<UnsentChoice>('keep');
  const [hasFailed, setHasFailed] = useState(false);
  const { run, isRunning } = useSingleMutation({
    mutationFn: async () => {
      setHasFailed(false);
      // A tap may come before unsent work is known. Then the work is shown first.
      if (!unsent && (await refetch()).data?.length) return;
      if (accountId !== null) {
        if (choice === 'delete' && !(await deleteUnsent(accountId))) {
          setHasFailed(true);
          await refetch();
          return;
        }
        forgetTraces(accountId);
      }
      queryClient.removeQueries({ queryKey: recordsKey });
      await logOut();
      onDone?.();
      await navigate(paths.login, { replace: true });
    },
  });
  return (
    <>
      <h2 className="text-xl">{t('You want to logout?')}</h2>
      {unsent && unsent.length > 0 && <UnsentQuestion unsent={unsent} choice={choice} onChoose={setChoice} />}
      <p role="alert" className="text-sm text-sale empty:hidden">
        {hasFailed && t("Not everything could be deleted. You're still signed in.")}
      </p>
      <div className="mt-4 flex gap-3 *:flex-1">
        <Button disabled={isRunning} onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button variant="primary" disabled={isRunning} onClick={() => run()}>
          {isRunning ? t('Logging out...') : t(confirmLabel)}
        </Button>
      </div>
    </>
  );
}
