import { useEffect, useState } from 'react';
import { lazyPart } from '@/ui/lazy-part';

const MatchingListings = lazyPart(async () => (await import('./matching-listings')).MatchingListings);

/** In ms. Matching at each keystroke would slow down typing on a slow phone. */
const typingPause = 500;

/** Offers that match the text being typed. Loads nothing before the visitor types. */
export function TypedMatches({ text }: { text: string }) {
  const [initialText] = useState(text);
  const [matchedText, setAsked] = useState('');
  useEffect(() => {
    if (text === initialText) return;
    const timer = setTimeout(() => setAsked(text), typingPause);
    return () => clearTimeout(timer);
  }, [text, initialText]);
  return (
    <div aria-live="polite" className="empty:hidden">
      {text !== '' && matchedText !== '' && <MatchingListings text={matchedText} />}
    </div>
  );
}
