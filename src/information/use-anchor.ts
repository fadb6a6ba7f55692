import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { showAnchor } from './show-anchor';

/** Goes to the part of the page that the address names, once it stands; a page that is returned to stays where it was left. */
export function useAnchor(): void {
  const { hash } = useLocation();
  const isReturn = useNavigationType() === 'POP';
  useEffect(() => {
    if (hash === '' || (isReturn && window.scrollY > 0)) return;
    showAnchor(hash.slice(1));
  }, [hash, isReturn]);
}
