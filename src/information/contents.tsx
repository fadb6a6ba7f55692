import { AnchorLink } from './anchor-link';

interface ContentsProps {
  parts: readonly { id: string; heading: string }[];
}

/** What a long page holds, each a link to it: beside the text where there is room, else in few lines above it. */
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
