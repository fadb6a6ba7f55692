import { ApiError } from '@/api/api-error';
import { nextPaint, withTimeout } from '@/platform/scheduling';
import { waitForPhotos } from '@/ui/first-photos';
import { startFirstReading, requestedListing } from '@/listings/read-catalogue';
import type { Catalogue } from '@/listings/catalogue';
import { findFirstPage } from '@/app/routes/first-pages';
import { loadTranslations } from '@/language/choose-language';
import { drawElements } from './draw-elements';
import { drawFirstOffers } from './first-offers';
import type { ShownPhotos } from './first-screen-slots';

/** The element in `index.html` that shows a page's outline until there is content. */
const findContainer = (): HTMLElement | null => document.getElementById('first-screen');

/** Whether offers are on the screen that the app has to take over. */
export const isFirstScreenDrawn = (): boolean => findContainer()?.dataset['drawn'] !== undefined;

/** How long the app waits for the first offers, in ms. */
const firstOffersTimeout = 500;

interface FirstScreen {
  /**
   * Resolves when the first offers are on the screen, at once for a page without any. It rejects if that takes longer
   * than `firstOffersTimeout`.
   */
  drawn: Promise<void>;
  /** Starts loading the first photos, once the app's script has loaded. */
  startPhotos: () => void;
}

/**
 * Shows the first offers of a page before the app, which is ten times as large, has loaded: from the server on a first
 * visit, otherwise those stored by the last visit. Only the rendering waits for the `texts` of the language; the
 * reading starts at once.
 */
export async function drawFirstScreen(texts = Promise.resolve()): Promise<FirstScreen> {
  const page = findFirstPage(window.location);
  const search = new URLSearchParams(window.location.search);
  const container = findContainer();
  // On the page of an offer its photo takes longest to load, so its listing is read first.
  if (page?.layout === 'detail') requestedListing.current = search.get('id');
  const reading = startFirstReading();
  if (!container || !page) return { drawn: Promise.resolve(), startPhotos: () => {} };
  let photos: ShownPhotos = 'none';
  let catalogue: Catalogue | null = null;
  let resolveDrawn = (_when?: Promise<void>) => {};
  const drawn = new Promise<void>((resolve) => {
    resolveDrawn = resolve;
  });
  const draw = () => {
    const isVisitorActive = window.scrollY > 0 || container.contains(document.activeElement);
    // Do not render again under a visitor who has scrolled or focused something.
    if (!catalogue || isVisitorActive) return;
    const shown = catalogue.status === 'cached' ? 'all' : photos;
    const screen = document.createElement('div');
    drawElements(drawFirstOffers(page, search, catalogue.listings, shown), screen);
    if (!screen.firstChild) {
      if (catalogue.status === 'complete') resolveDrawn();
      return;
    }
    // Photos already shown must stay when the server's rows replace the cached ones.
    photos = shown;
    // The search field of a phone's home page is a copy of the one in the bar, which `index.html` contains.
    screen.querySelector('[data-search]')?.append(document.forms[0]?.cloneNode(true) ?? '');
    // Replacing a photo would fetch it again, so an unchanged screen is left alone.
    const isUnchanged = [...screen.childNodes].every((node, index) =>
      node.isEqualNode(container.childNodes[index] ?? null),
    );
    if (isUnchanged) return;
    container.replaceChildren(...screen.childNodes);
    container.dataset['drawn'] = '';
    resolveDrawn(nextPaint());
  };
  const drawSnapshots = async () => {
    await Promise.all([loadTranslations('lists'), texts]);
    for await (const snapshot of reading) {
      // Once the app has rendered the page, this element is gone.
      if (!container.isConnected) return;
      catalogue = snapshot;
      draw();
    }
  };
  // The app reports a catalogue that cannot be read.
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
