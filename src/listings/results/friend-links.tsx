import { Link } from 'react-router-dom';
import { giveOffersPath } from '@/config/link-builders';
import { paths } from '@/config/paths';
import { t } from '@/language/translate';

const linkClass = 'tap inline-flex items-center font-semibold text-brand';

/** To the page that opens what a friend gave: it needs no connection. */
export const OpenFileLink = () => (
  <Link to={paths.fromAFriend} className={linkClass}>
    {t('Open a file from a friend')}
  </Link>
);

interface FriendLinksProps {
  /** Which offers are to be given. */
  offers: Parameters<typeof giveOffersPath>[0];
}

/** The market without data, at the end of a list: its offers as a file, and such a file of a friend. */
export const FriendLinks = ({ offers }: FriendLinksProps) => (
  <p className="mt-6 flex flex-wrap gap-x-6 text-sm">
    <Link to={giveOffersPath(offers)} className={linkClass}>
      {t('Give these offers to a friend')}
    </Link>
    <OpenFileLink />
  </p>
);
