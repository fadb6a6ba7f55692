import { ApiError } from '@/api/api-error';
import type { Catalogue } from '@/listings/catalogue';
import { startFirstReading } from '@/listings/read-catalogue';
import { listingIdIn } from '@/platform/paths';
import { nextPaint, withTimeout } from '@/platform/scheduling';
import { waitForPhotos } from '@/ui/first-photos';
import { drawElements } from './draw-elements';
import { findFirstPage } from './first-pages';
import type { ShownPhotos } from './first-screen-slots';

/** The element in `index.html` with the outline of a page. The first offers or the app replace it. */
const findContainer = (): HTMLElement | null => document.getElementById('first-screen');

/** Whether the first screen shows offers. */
export const isFirstScreenDrawn = (): boolean => findContainer()?.dataset['drawn'] !== undefined;

/** How long the app waits for the first offers, in ms. */
const firstOffersTimeout = 500;

interface FirstScreen {
  /** Resolves when the first offers are on the screen. Rejects after `firstOffersTimeout`. */
  drawn: Promise<void>;
  /** Starts loading the first photos. Called once the app's script has loaded. */
  startPhotos: () => void;
}

/** Shows a screen, unless nothing has changed: a replaced photo would load again. */
function replaceScreen(container: HTMLElement, screen: HTMLElement): void {
  // On a phone's home page the search field is a copy of the field in the bar of `index.html`.
  screen.querySelector('[data-search]')?.append(document.forms[0]?.cloneNode(true) ?? '');
  const isUnchanged = [...screen.childNodes].every((node, index) =>
    node.isEqualNode(container.childNodes[index] ?? null),
  );
  if (isUnchanged) return;
  container.replaceChildren(...screen.childNodes);
  container.dataset['drawn'] = '';
}

/**
 * Shows the first offers of a page before the app has loaded. Returns null if the page starts without offers. They come
 * from the cache of the last visit or, on a first visit, from the server. Reading starts at once; rendering waits for
 * `texts`, the translations.
 */
export function drawFirstScreen(texts = Promise.resolve()): FirstScreen | null {
  const search = new URLSearchParams(window.location.search);
  const drawOffers = findFirstPage(window.location, search);
  const container = findContainer();
  const reading = startFirstReading(listingIdIn(window.location));
  if (!container || !drawOffers) return null;
  let photos: ShownPhotos = 'none';
  let catalogue: Catalogue | null = null;
  let resolveDrawn = (_when?: Promise<void>) => {};
  const drawn = new Promise<void>((resolve) => {
    resolveDrawn = resolve;
  });
  const draw = () => {
    // Drawing again would move what an active visitor looks at.
    const hasTyped = Boolean(container.querySelector('input')?.value);
    const isVisitorActive = window.scrollY > 0 || container.contains(document.activeElement) || hasTyped;
    if (!catalogue || isVisitorActive) return;
    const shown = catalogue.status === 'cached' ? 'all' : photos;
    const screen = document.createElement('div');
    drawElements(drawOffers(catalogue.listings, shown), screen);
    if (!screen.firstChild) {
      if (catalogue.status === 'complete') resolveDrawn();
      return;
    }
    // Once photos are shown, they stay when the server's rows replace the cached ones.
    photos = shown;
    replaceScreen(container, screen);
    resolveDrawn(nextPaint());
  };
  const drawSnapshots = async () => {
    await texts;
    for await (const snapshot of reading) {
      // The app removes this element when it renders the page.
      if (!container.isConnected) return;
      catalogue = snapshot;
      draw();
    }
  };
  // The app itself shows an `ApiError`.
  drawSnapshots().catch((error: unknown) => error instanceof ApiError || reportError(error));
  return {
    drawn: texts.then(() => withTimeout(drawn, firstOffersTimeout)),
    startPhotos: () => {
      if (photos === 'none') photos = 'first';
      try {
        if (container.isConnected) draw();
        if (photos === 'first') void waitForPhotos([...container.querySelectorAll('img')]);
      } catch (error) {
        // A failure here must not keep the app from starting.
        reportError(error);
      }
    },
  };
}
