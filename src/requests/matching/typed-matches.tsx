import { useEffect, useState } from 'react';
import { lazyPart } from '@/ui/lazy-part';

const FoundMatches = lazyPart(async () => (await import('./matching-listings')).FoundMatches);

/** How long typing must pause before offers are matched, in ms, because matching delays a slow phone. */
const typingPause = 500;

/** Offers that match what somebody types. Nothing loads before typing, or for a restored text. */
export function TypedMatches({ text }: { text: string }) {
  const [first] = useState(text);
  const [asked, setAsked] = useState('');
  useEffect(() => {
    if (text === first) return;
    const timer = setTimeout(() => setAsked(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, first]);
  return (
    <div aria-live="polite" className="empty:hidden">
      {text !== '' && asked !== '' && <FoundMatches text={asked} />}
    </div>
  );
}
