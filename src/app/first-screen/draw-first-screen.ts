import { ApiError } from '@/api/api-error';
import { withTimeout } from '@/platform/with-timeout';
import { nextPaint } from '@/platform/next-paint';
import { waitForPhotos } from '@/ui/first-photos';
import { loadHeadingFace, showHeadingFace } from '@/ui/heading-face';
import { startFirstReading, wantedListing } from '@/listings/read-catalogue';
import type { Catalogue } from '@/listings/catalogue';
import { drawElements } from './draw-elements';
import { findFirstPage } from './find-first-page';
import type { Draw } from './first-pages';
import type { ShownPhotos } from './first-screen-slots';

/** The place in `index.html` that holds the shape of a page until there is something to show. */
const findPlace = (): HTMLElement | null => document.getElementById('first-screen');

/** Whether offers show already that the app has to take over. */
export const isFirstScreenDrawn = (): boolean => findPlace()?.dataset['drawn'] !== undefined;

/** How long the app waits for the first offers, in ms. */
const timeout = 500;

/** Whether the worker answers, so that the app and the face of headings are on the device. */
function isAnsweredByWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker?.controller);
  } catch {
    // Sandboxed frames forbid to ask.
    return false;
  }
}

interface FirstScreen {
  /**
   * Resolves when the first offers are on the screen, at once for a page without, and rejects after a while in
   * any case.
   */
  drawn: Promise<void>;
  /** Lets the first photos begin: the line is free of the app's script. */
  startPhotos: () => void;
}

/**
 * Shows the first offers of a page before the app, which is ten times as large, has come: what the server has
 * sent so far at a first visit, else those of the last one. What it reads needs none of the `texts` of the
 * language, so that only the drawing waits for them.
 */
export async function drawFirstScreen(texts = Promise.resolve()): Promise<FirstScreen> {
  const page = findFirstPage(window.location);
  const place = findPlace();
  wantedListing.write(page?.wanted ?? null);
  const reading = startFirstReading(page?.isAbout);
  if (isAnsweredByWorker()) loadHeadingFace();
  if (!place || !page) return { drawn: Promise.resolve(), startPhotos: () => {} };
  const source = page.begin?.() ?? reading;
  let photos: ShownPhotos = 'none';
  let catalogue: Catalogue | null = null;
  let drawPage: Draw | null = null;
  let tellDrawn = (_when: Promise<void> | void) => {};
  const drawn = new Promise<void>((resolve) => {
    tellDrawn = resolve;
  });
  const draw = () => {
    // Somebody who has scrolled or focused something must not have it drawn anew.
    if (!catalogue || !drawPage || window.scrollY > 0 || place.contains(document.activeElement)) return;
    const shown = catalogue.status === 'cached' ? 'all' : photos;
    const screen = document.createElement('div');
    drawElements(drawPage(catalogue, shown), screen);
    if (!screen.firstChild) return catalogue.status === 'whole' ? tellDrawn() : undefined;
    // Photos that show already must not go when the rows of the server take the place of the cached ones.
    photos = shown;
    // The search of a phone is a copy of that in the bar, which `index.html` has.
    screen.querySelector('[data-search]')?.append(document.forms[0]?.cloneNode(true) ?? '');
    // A photo that is drawn anew is fetched anew, so an unchanged screen is left alone.
    if ([...screen.childNodes].every((node, index) => node.isEqualNode(place.childNodes[index] ?? null)))
      return;
    if (place.dataset['drawn'] === undefined) showHeadingFace();
    place.replaceChildren(...screen.childNodes);
    place.dataset['drawn'] = '';
    tellDrawn(nextPaint());
  };
  const drawSnapshots = async () => {
    [drawPage] = await Promise.all([page.load(), texts]).catch(() => [null]);
    if (!drawPage) return tellDrawn();
    for await (const snapshot of source) {
      // Once the app has drawn the page, this place is gone.
      if (!place.isConnected) return;
      catalogue = snapshot;
      draw();
    }
  };
  // The app tells of a catalogue that cannot be read.
  drawSnapshots().catch((error: unknown) => error instanceof ApiError || reportError(error));
  return {
    drawn: texts.then(() => withTimeout(drawn, timeout)),
    startPhotos: () => {
      if (photos === 'none') photos = 'first';
      try {
        if (place.isConnected) draw();
        if (photos === 'first') void waitForPhotos([...place.querySelectorAll('img')]);
      } catch (error) {
        // A first screen that fails must not keep the app from starting.
        reportError(error);
      }
    },
  };
}
