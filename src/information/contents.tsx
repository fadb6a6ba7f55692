import { AnchorLink } from './anchor-link';

interface ContentsProps {
  parts: readonly { id: string; heading: string }[];
}

/** The table of contents of a long page: beside the text on a desktop, above it on a phone. */
export function Contents({ parts }: ContentsProps) {
  return (
    <nav
      aria-label="On this page"
      className="rounded-card border border-line bg-surface p-4 lg:sticky lg:top-20 lg:self-start"
    >
      <p className="mb-1 text-sm font-semibold text-muted">On this page</p>
      <ul className="flex flex-wrap gap-x-2 lg:block">
        {parts.map(({ id, heading }) => (
          <li key={id}>
            <AnchorLink
              id={id}
              className="tap flex items-center rounded-control px-2 leading-tight hover:bg-sunken"
            >
              {heading}
            </AnchorLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
