import { Link } from 'react-router-dom';
import type { TextLink } from './article';
import { ExternalLink } from './external-link';

const linkClass = 'tap inline-flex items-center font-semibold text-brand underline underline-offset-4';

function TextLinkItem({ label, to }: TextLink) {
  if (to.startsWith('https:')) {
    return (
      <ExternalLink href={to} className={linkClass}>
        {label}
      </ExternalLink>
    );
  }
  return to.startsWith('/') ? (
    <Link to={to} className={linkClass}>
      {label}
    </Link>
  ) : (
    <a href={to} className={linkClass}>
      {label}
    </a>
  );
}

/** Where a text leads to next. */
export function TextLinks({ links }: { links: readonly TextLink[] }) {
  return (
    <ul className="flex flex-wrap gap-x-6">
      {links.map((link) => (
        <li key={link.to}>
          <TextLinkItem {...link} />
        </li>
      ))}
    </ul>
  );
}
