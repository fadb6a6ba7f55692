import { X } from 'lucide';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { signedInUser, useSession } from '@/account/session';
import { SignInPrompt } from '@/account/sign-in-prompt';
import { LogoutQuestion } from '@/app/routes/logout-question';
import { message, t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { Button, buttonClass, IconButton } from '@/ui/button';
import { PopUp } from '@/ui/overlay';
import { WaitNotice } from '@/ui/wait-notice';

interface ProfilePopupProps {
  onClose: () => void;
  /** Called when a link leads to another page. */
  onFollow: () => void;
}

/** A popup over the side menu with name, email address and logout, or with links to sign in. */
export function ProfilePopup({ onClose, onFollow }: ProfilePopupProps) {
  const session = useSession();
  const [isAskingLogout, setIsAskingLogout] = useState(false);
  const user = signedInUser(session);
  const asksLogout = user !== null && isAskingLogout;
  return (
    <PopUp label={asksLogout ? t('You want to logout?') : t('My Profile')} onClose={onClose}>
      {(close) => (
        <>
          {!asksLogout && (
            <div className="-mt-2 -mr-2 flex items-center justify-between">
              <h2 className="text-xl">{t('My Profile')}</h2>
              <IconButton label={t('Close')} icon={X} onClick={close} />
            </div>
          )}
          {!user && session.status === 'loading' && (
            <>
              <p role="status">{t("Checking if you're signed in...")}</p>
              <WaitNotice className="text-sm" />
            </>
          )}
          {!user && session.status !== 'loading' && (
            <SignInPrompt text={t('Sign in to post, like and share offers.')} onFollow={onFollow} />
          )}
          {asksLogout && (
            <LogoutQuestion
              confirmLabel={message('Confirm')}
              onCancel={() => setIsAskingLogout(false)}
              onDone={onFollow}
            />
          )}
          {user && !asksLogout && (
            <>
              <p className="font-semibold [overflow-wrap:anywhere]">
                <bdi>{user.fullName || user.username || t('Welcome')}</bdi>
              </p>
              <p className="text-muted [overflow-wrap:anywhere]">{user.email}</p>
              <div className="mt-4 flex gap-3 *:flex-1">
                <Link replace to={paths.myProfile} onClick={onFollow} className={buttonClass('quiet')}>
                  {t('View profile')}
                </Link>
                <Button onClick={() => setIsAskingLogout(true)}>{t('Logout')}</Button>
              </div>
            </>
          )}
        </>
      )}
    </PopUp>
  );
}
