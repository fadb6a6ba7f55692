import { useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useSingleMutation } from '@/api/use-single-mutation';
import { Button } from '@/ui/button';
import { logOut } from './log-out';

interface LogoutQuestionProps {
  /** The text of the button: 'Logout' on its page, 'Confirm' in the side menu (docs/product.md, Accounts). */
  confirmLabel: 'Logout' | 'Confirm';
  onCancel: () => void;
  /** Called once logged out, before the login page shows. */
  onDone?: () => void;
}

/** Asks before it logs out, then opens the login page. */
export function LogoutQuestion({ confirmLabel, onCancel, onDone }: LogoutQuestionProps) {
  const navigate = useNavigate();
  const { run, isRunning } = useSingleMutation({
    mutationFn: async () => {
      await logOut();
      onDone?.();
      await navigate(paths.login, { replace: true });
    },
  });
  return (
    <>
      <p className="font-display text-lg font-semibold">You want to logout?</p>
      <div className="mt-4 flex gap-3 *:flex-1">
        <Button disabled={isRunning} onClick={onCancel}>
          Cancel
        </Button>
        <Button look="primary" disabled={isRunning} onClick={() => run()}>
          {isRunning ? 'Logging out...' : confirmLabel}
        </Button>
      </div>
    </>
  );
}
