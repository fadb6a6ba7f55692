import { Clock } from 'lucide';
import { Link } from 'react-router-dom';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';

/** A notice above a listing that only its owner sees. */
export function WaitingNotice() {
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-2 rounded-card border border-line bg-surface p-4 text-sm">
      <Icon of={Clock} className="size-4 shrink-0 text-accent" />
      <span className="font-semibold text-accent">{t('Waiting for verification')}</span>
      <span>{t('Only you can see this offer.')}</span>
      <Link to={paths.myPosts} className="tap inline-flex items-center font-semibold text-brand underline">
        {t('My posts')}
      </Link>
    </p>
  );
}
