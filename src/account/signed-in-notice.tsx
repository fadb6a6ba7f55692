import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** How long the text stays before the next page opens, in ms (docs/product.md, Accounts). */
const readingTime = 3000;

/** Says that the sign-in worked, then opens `next` (docs/product.md, Accounts). */
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
