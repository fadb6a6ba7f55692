import { Link } from 'react-router-dom';
import { classNames } from '@/platform/class-names';

/** Renders a tag in a `RichText` as a link. */
export const linkedText = (to: string, className?: string) => (text: string) => (
  <Link to={to} className={classNames(className, 'font-semibold text-brand underline')}>
    {text}
  </Link>
);
