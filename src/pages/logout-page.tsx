import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { LogoutQuestion } from '@/account/logout-question';
import { paths } from '@/config/paths';
import { hasEntryBefore } from '@/lib/has-entry-before';
import { PageHeading } from '@/ui/page-heading';
import { useModal } from '@/ui/use-modal';

/** Asks before it logs out; cancelling goes back one step (spec section 2, Logout). */
export default function LogoutPage() {
  const navigate = useNavigate();
  const goBack = useCallback(
    () => void (hasEntryBefore() ? navigate(-1) : navigate(paths.home, { replace: true })),
    [navigate],
  );
  const { close, attributes } = useModal(goBack);
  return (
    <>
      <PageHeading>Log out</PageHeading>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the keyboard's way, built into the dialog */}
      <dialog
        {...attributes}
        aria-label="Log out"
        className="m-auto w-80 max-w-[calc(100vw-2rem)] rounded-card bg-surface p-5 text-ink shadow-floating"
      >
        <LogoutQuestion confirmLabel="Logout" onCancel={close} />
      </dialog>
    </>
  );
}
