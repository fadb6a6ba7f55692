import { withTimeout } from '@/lib/with-timeout';
import { nextPaint } from '@/lib/next-paint';
import { beginCatalogue, catalogueSoFar, wantedListingId } from '@/listings/catalogue/read-catalogue';
import { drawElements } from './draw-elements';
import { findFirstPage } from './find-first-page';

/** The place in `index.html` that holds the shape of a page until there is something to show. */
const findPlace = (): HTMLElement | null => document.getElementById('first-screen');

/** Whether offers show already that the app has to take over. */
export const isFirstScreenDrawn = (): boolean => findPlace()?.dataset['drawn'] !== undefined;

/** How long the app waits for the first offers, in ms. */
const timeout = 500;

/**
 * Shows the first offers of a page before the app has come, which weighs ten times as much as this: at a first visit those that
 * the server has sent so far, else those of the last visit. The app draws over them. Resolves when they are on the screen, at
 * once for a page that begins otherwise, and where they take too long.
 */
export async function drawFirstScreen(): Promise<void> {
  const page = findFirstPage(window.location);
  const place = findPlace();
  wantedListingId.write(page?.wanted ?? null);
  beginCatalogue(page?.isAbout);
  if (!place || !page) return;
  const drawn = new Promise<void>((resolve) => {
    let hasPhotos = false;
    const draw = () => {
      const soFar = catalogueSoFar.read();
      // The app has drawn, or somebody reads what would be drawn anew.
      if (!place.isConnected) return stop();
      if (!soFar || window.scrollY > 0 || place.contains(document.activeElement)) return;
      const isKept = soFar.state === 'kept';
      const screen = document.createElement('div');
      drawElements(page.draw(soFar, hasPhotos || isKept), screen);
      if (!screen.firstChild) return;
      // Those that show stay when the server has answered.
      hasPhotos ||= isKept;
      // A photo that is drawn anew is fetched anew, from its first byte.
      if ([...screen.childNodes].every((node, index) => node.isEqualNode(place.childNodes[index] ?? null)))
        return;
      place.replaceChildren(...screen.childNodes);
      place.dataset['drawn'] = '';
      resolve(nextPaint());
    };
    const stop = catalogueSoFar.subscribe(draw);
    // Where its words cannot be had, neither can the page, and the app says so.
    page.ready?.then(draw).catch(() => {});
  });
  await withTimeout(drawn, timeout);
}
