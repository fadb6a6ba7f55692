import { ExternalLink as LeavesTheApp } from 'lucide';
import type { ReactNode } from 'react';
import { RichText, visuallyHidden } from '@/language/rich-text';
import { Icon } from '@/ui/icon';

interface ExternalLinkProps {
  href: string;
  className: string;
  children: ReactNode;
}

/** A link that opens another site in a new tab. Screen readers announce the new tab. */
export function ExternalLink({ href, className, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      <RichText
        of="{link}<note>, opens in a new tab</note>"
        values={{
          link: (
            <>
              {children}
              <Icon of={LeavesTheApp} className="ml-1.5 size-4 shrink-0" />
            </>
          ),
          note: visuallyHidden,
        }}
      />
    </a>
  );
}
