import { useEffect, useState } from 'react';
import { lazyPart } from '@/ui/lazy-part';

const FoundMatches = lazyPart(async () => (await import('./found-matches')).FoundMatches);

/** How long a typist rests before offers are looked for, in ms: reading all of them holds up a cheap phone. */
const rest = 500;

/**
 * Offers that may be what somebody types. Nothing is loaded before that, nor for a text that was kept from
 * before.
 */
export function TypedMatches({ text }: { text: string }) {
  const [first] = useState(text);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => setAsked(text), rest);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <div aria-live="polite" className="empty:hidden">
      {text !== '' && asked !== '' && <FoundMatches text={asked} />}
    </div>
  );
}
