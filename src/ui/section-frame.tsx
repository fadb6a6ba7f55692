import { useId, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { RichText } from '@/language/rich-text';
import type { Path } from '@/platform/paths';

/** A link to the page with the section's whole list. */
export function SeeAll({ title, path }: { title: string; path: Path }) {
  return (
    <Link
      to={path}
      className="tap inline-flex shrink-0 items-center justify-end font-semibold text-brand max-lg:text-sm"
    >
      <RichText of="See all {title}" values={{ title: <span className="sr-only">{title}</span> }} />
    </Link>
  );
}

interface SectionFrameProps {
  title: string;
  seeAll?: Path;
  action?: ReactNode;
  children: ReactNode;
}

export function SectionFrame({ title, seeAll, action, children }: SectionFrameProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="mt-8 lg:mt-10">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 id={heading} className="line-clamp-2 text-xl">
          {title}
        </h2>
        {seeAll && <SeeAll title={title} path={seeAll} />}
        {action}
      </div>
      {children}
    </section>
  );
}
