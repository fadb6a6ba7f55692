import { useEffect, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** The height of the top bar and some space below it, in px. */
const barHeight = 80;

/** Scrolls to an element by id, focuses it, and opens it if it is a collapsed answer. */
function showAnchor(id: string): void {
  const target = document.getElementById(id);
  if (!target) return;
  if (target instanceof HTMLDetailsElement) target.open = true;
  window.scrollTo(0, window.scrollY + target.getBoundingClientRect().top - barHeight);
  const focusTarget = target.querySelector('summary') ?? target;
  focusTarget.focus({ preventScroll: true });
}

/** Scrolls to the element in the hash, except after Back, which restores the scroll position. */
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

/** A link within the page. It replaces the history entry, so that Back leaves the page. */
export function AnchorLink({ id, className, children }: AnchorLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // The router would treat a changed hash as a navigation, and move the focus to the page's heading.
    window.history.replaceState(window.history.state, '', `#${id}`);
    showAnchor(id);
  };
  return (
    <a href={`#${id}`} onClick={follow} className={className}>
      {children}
    </a>
  );
}
