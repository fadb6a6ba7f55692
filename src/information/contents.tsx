import { t } from '@/language/translate';
import { AnchorLink } from './anchor-link';
import { articleText } from './article';

interface ContentsProps {
  parts: readonly { id: string; heading: string }[];
}

/** The table of contents of a long page: beside the text on a desktop, above the text on a phone. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav
      aria-label={t('On this page')}
      className="min-w-0 rounded-card border border-line bg-surface p-4 lg:sticky lg:top-20 lg:self-start lg:rounded-none lg:border-0 lg:border-l lg:bg-transparent lg:py-0 lg:pl-5"
    >
      <p className="mb-1 text-sm font-semibold text-muted">{t('On this page')}</p>
      <ul className="-mx-2 flex flex-wrap gap-x-1 lg:block">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <AnchorLink
              id={id}
              className="tap flex items-center rounded-control px-2 text-sm leading-tight hover:bg-sunken lg:min-h-9! lg:text-muted"
            >
              {articleText(heading)}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
