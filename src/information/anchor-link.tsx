import type { MouseEvent, ReactNode } from 'react';
import { showAnchor } from './show-anchor';

interface AnchorLinkProps {
  id: string;
  className?: string;
  children: ReactNode;
}

/** A link to a part of the same page. The address names the part, but it is no page of its own to go back from. */
export function AnchorLink({ id, className, children }: AnchorLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The router would take a change of the hash for a navigation.
    window.history.replaceState(window.history.state, '', `#${id}`);
    showAnchor(id);
  };
  return (
    <a href={`#${id}`} onClick={follow} className={className}>
      {children}
    </a>
  );
}
