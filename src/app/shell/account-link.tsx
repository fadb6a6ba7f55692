import { Link, useLocation } from 'react-router-dom';
import { signedInUser, useSession, type User } from '@/account/session';
import { t } from '@/language/translate';
import { loginPath, paths } from '@/platform/paths';

const nameOf = ({ fullName, username, email }: User): string => fullName || username || email;

function Avatar({ user }: { user: User }) {
  const [initial = ''] = nameOf(user);
  return (
    <span
      aria-hidden="true"
      className="grid size-8 shrink-0 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand"
    >
      {initial.toLocaleUpperCase()}
    </span>
  );
}

/** The account link at the end of a desktop's bar: the user's initial, or a link to sign in. */
export function AccountLink() {
  const { pathname, search } = useLocation();
  const session = useSession();
  const user = signedInUser(session);
  if (user)
    return (
      <Link
        to={paths.myProfile}
        aria-label={t('My Profile')}
        title={nameOf(user)}
        className="tap flex items-center justify-center rounded-control"
      >
        <Avatar user={user} />
      </Link>
    );
  if (session.status !== 'signed-out') return null;
  return (
    <Link
      to={loginPath(pathname + search)}
      className="tap flex items-center justify-center rounded-control px-2 text-sm font-semibold text-brand hover:bg-sunken"
    >
      {t('Sign in')}
    </Link>
  );
}

/** Shown at the end of the menu's first row. */
export function AccountState() {
  const session = useSession();
  const user = signedInUser(session);
  if (!user) return session.status === 'signed-out' && <span className="text-brand">{t('Sign in')}</span>;
  return (
    <>
      <bdi className="truncate text-muted">{nameOf(user)}</bdi>
      <Avatar user={user} />
    </>
  );
}
