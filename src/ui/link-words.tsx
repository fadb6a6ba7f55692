import { Link } from 'react-router-dom';
import { classNames } from '@/platform/class-names';

/** For the words of a text that lead to another page: a value of `RichText`. */
export const linkWords = (to: string, className?: string) => (words: string) => (
  <Link to={to} className={classNames(className, 'font-semibold text-brand underline')}>
    {words}
  </Link>
);
