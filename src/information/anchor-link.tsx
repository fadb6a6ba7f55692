import { type MouseEvent, type ReactNode, useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Room for the bar above the page, in px. */
const clearOfBar = 80;

/** Takes the visitor, with the keyboard, to the part of the page under this anchor; a folded answer opens. */
function showAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  window.scrollTo(0, window.scrollY + target.getBoundingClientRect().top - clearOfBar);
  const stop = target.querySelector('summary') ?? target;
  stop.focus({ preventScroll: true });
}

/** Goes to the part of the page that the address names, once it stands; a page that is returned to stays where it was left. */
export function useAnchor(): void {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (hash === '' || (isReturn && window.scrollY > 0)) return;
    showAnchor(hash.slice(1));
  }, [hash, isReturn]);
}

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
