import { useState } from 'react';
import { message } from '@/language/translate';
import type { Listing } from '@/listings/catalogue/listing';
import { PartFailure, lazyPart } from '@/ui/lazy-part';

/** Drawing, code and dialog come with the first tap that wants them. */
const PosterSheet = lazyPart(async () => (await import('./poster-sheet')).PosterSheet);

const notLoaded = message('The poster could not be loaded. Check your connection and try again.');

/** What opens the poster of a listing, and where it is shown; `failureClass` is for the text in its place. */
export function usePosterSheet(listing: Listing, failureClass = '') {
  // Counted, so that a tap after one that could not load the code tries again.
  const [{ count, isOpen }, setState] = useState({ count: 0, isOpen: false });
  return {
    openPoster: () => setState({ count: count + 1, isOpen: true }),
    posterSheet: isOpen && (
      <PosterSheet
        key={count}
        listing={listing}
        failure={<PartFailure className={failureClass}>{notLoaded}</PartFailure>}
        onClose={() => setState({ count, isOpen: false })}
      />
    ),
  };
}
