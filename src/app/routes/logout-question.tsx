import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteUnsent, readAccountData, sendUnsent } from '@/account/account-data';
import { logOut } from '@/account/log-out';
import { recordsKey } from '@/account/records/records-query';
import { useAccountId, useUser } from '@/account/session';
import { useSingleMutation } from '@/api/use-single-mutation';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { Button } from '@/ui/button';
import { loadAccountData } from './load-account-data';

type UnsentChoice = 'send' | 'keep' | 'delete';

const choices = [
  ['send', message('Send it now')],
  ['keep', message('Keep it for my next sign-in. Nobody else can see it.')],
  ['delete', message('Delete it')],
] as const satisfies readonly (readonly [UnsentChoice, string])[];

interface UnsentQuestionProps {
  /** Describes data that only this device has. Never empty. */
  facts: readonly string[];
  mayBeSent: boolean;
  choice: UnsentChoice;
  onChoose: (choice: UnsentChoice) => void;
}

/** Asks what to do with an account's unsent work. */
function UnsentQuestion({ facts, mayBeSent, choice, onChoose }: UnsentQuestionProps) {
  return (
    <fieldset className="mt-3">
      <legend className="text-sm">
        {t('On this device: {facts}.', {
          facts: facts.reduce((first, rest) => t('{first}, {rest}', { first, rest })),
        })}
      </legend>
      {choices
        .filter(([value]) => value !== 'send' || mayBeSent)
        .map(([value, label]) => (
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

/** Messages for choices that failed. */
const failures = {
  send: message("Not everything could be sent. You're still signed in."),
  delete: message("Not everything could be deleted. You're still signed in."),
} as const satisfies Partial<Record<UnsentChoice, string>>;

/** The question's choice for unsent work, and the function that carries it out and logs out. */
function useLogout(onDone?: () => void) {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const user = useUser();
  const signedInId = useAccountId();
  const { data, refetch } = useQuery({
    queryKey: ['account data', signedInId],
    queryFn: () => readAccountData(loadAccountData(queryClient), signedInId),
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });
  const [choice, setChoice] = useState<UnsentChoice>('keep');
  const [failed, setFailed] = useState<keyof typeof failures | null>(null);

  /** Carries out the choice. Returns the choice if it failed. */
  async function handleUnsent({ accountId, rooms, facts }: NonNullable<typeof data>): Promise<typeof failed> {
    if (!accountId || facts.length === 0) return null;
    if (choice === 'delete') return (await deleteUnsent(rooms, accountId)) ? null : choice;
    if (choice === 'send' && user) return (await sendUnsent(rooms, user)) ? null : choice;
    return null;
  }

  const { run, isRunning } = useSingleMutation({
    mutationFn: async () => {
      setFailed(null);
      // A tap may come before the unsent work is known. It logs out only if there turns out to be none.
      const known = data ?? (await refetch()).data;
      if (!data && known && known.facts.length > 0) return;
      const failure = known && (await handleUnsent(known));
      if (failure) {
        setFailed(failure);
        // Not after a failed deletion: the next tap would log out and leave the texts on the device.
        if (failure === 'send') setChoice('keep');
        await refetch();
        return;
      }
      const accountId = known?.accountId;
      if (accountId) known.rooms.forEach((room) => room.forgetPrivate?.(accountId));
      queryClient.removeQueries({ queryKey: recordsKey });
      await logOut();
      onDone?.();
      await navigate(paths.login, { replace: true });
    },
  });
  return { user, data, choice, setChoice, failed, run, isRunning };
}

/** Confirms logging out and asks what to do with unsent work. Leads to the login page. */
export function LogoutQuestion({ confirmLabel, onCancel, onDone }: LogoutQuestionProps) {
  const { user, data, choice, setChoice, failed, run, isRunning } = useLogout(onDone);
  return (
    <>
      <p className="text-lg font-semibold">{t('You want to logout?')}</p>
      {data && data.facts.length > 0 && (
        <UnsentQuestion
          facts={data.facts}
          mayBeSent={user !== null && data.mayBeSent}
          choice={choice}
          onChoose={setChoice}
        />
      )}
      <p role="alert" className="text-sm text-sale empty:hidden">
        {failed && t(failures[failed])}
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
