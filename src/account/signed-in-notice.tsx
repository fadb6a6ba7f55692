import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long the words stand before the page moves on, in ms (docs/product.md, Accounts). */
const readingTime = 3000;

/** Says that it worked, then goes on to `next`. */
export function SignedInNotice({ text, next }: { text: string; next: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void navigate(next, { replace: true }), readingTime);
    return () => clearTimeout(timer);
  }, [navigate, next]);
  return (
    <p role="status" className="text-lg font-semibold text-ok">
      {text}
    </p>
  );
}
