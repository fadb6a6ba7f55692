import { expect, type Locator, type Page } from '@playwright/test';

export interface Point {
  x: number;
  y: number;
}

/** A finger or a mouse that sends native events. Several can be sent without waiting for each. */
export interface Pointer {
  kind: 'finger' | 'mouse';
  press: (at: Point) => Promise<unknown>;
  move: (at: Point) => Promise<unknown>;
  release: (at: Point) => Promise<unknown>;
}

interface Finger extends Pointer {
  /** Rests before the release: after a moving finger, the browser may continue to scroll. */
  restAndRelease: () => Promise<unknown>;
}

/** In seconds, the unit of a native event's time. */
const now = () => Date.now() / 1000;

export async function takeFinger(page: Page): Promise<Finger> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[], timestamp = now()) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp });
  return {
    kind: 'finger',
    press: (at) => send('touchStart', [at]),
    move: (at) => send('touchMove', [at]),
    release: () => send('touchEnd', []),
    // The browser derives the motion from the times of the events, so no waiting is needed.
    restAndRelease: () => send('touchEnd', [], now() + 0.2),
  };
}

export async function takeMouse(page: Page): Promise<Pointer> {
  const browser = await page.context().newCDPSession(page);
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', at: Point) =>
    browser.send('Input.dispatchMouseEvent', { type, ...at, button: 'left', clickCount: 1 });
  return {
    kind: 'mouse',
    press: (at) => send('mousePressed', at),
    move: (at) => send('mouseMoved', at),
    release: (at) => send('mouseReleased', at),
  };
}

async function boxOf(element: Locator) {
  for (;;) {
    await element.waitFor();
    const box = await element.boundingBox();
    // The page has just replaced the element.
    if (box) return box;
  }
}

/** Where to grab a picture: beside the button in its corner. */
async function gripOf(picture: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(picture);
  return { x: x + width * 0.3, y: y + height * 0.7 };
}

/** The middle of an element. */
export async function middleOf(element: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(element);
  return { x: x + width / 2, y: y + height / 2 };
}

/**
 * Scrolls the first images to the middle of the screen, where a drag does not scroll the page. Waits until they do not
 * move.
 */
async function settlePhotos(page: Page): Promise<void> {
  const photos = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('img', { name: /^Additional image/ }) });
  let lastTop = Number.NaN;
  const isStill = async () => {
    const { top, glides } = await photos.evaluateAll((items) => {
      items[0]?.scrollIntoView({ block: 'center', behavior: 'instant' });
      return {
        top: items[0]?.getBoundingClientRect().top ?? 0,
        glides: items.some((item) => getComputedStyle(item).transform !== 'none'),
      };
    });
    // The previous press may still scroll the page.
    const isCentred = top === lastTop;
    lastTop = top;
    return isCentred && !glides;
  };
  await expect.poll(isStill).toBe(true);
}

/** Drags a picture to the place of another, once the other picture has made room. */
export async function dragPhoto(page: Page, pointer: Pointer, name: string, placeOf: string): Promise<void> {
  const [photo, other] = [page.getByRole('img', { name }), page.getByRole('img', { name: placeOf })];
  await settlePhotos(page);
  const [start, end, place] = [await gripOf(photo), await gripOf(other), await boxOf(other)];
  await pointer.press(start);
  // A finger must rest until the picture lifts. A mouse lifts it by moving.
  if (pointer.kind === 'finger')
    await expect(page.getByRole('status').filter({ hasText: 'Image picked up.' })).toBeAttached();
  for (const share of [0.25, 0.5, 0.75, 1])
    await pointer.move({ x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share });
  const shift = async () => {
    const { x, y } = await boxOf(other);
    return Math.hypot(x - place.x, y - place.y);
  };
  await expect.poll(shift).toBeGreaterThan(place.width / 2);
  await pointer.release(end);
  // dnd-kit blocks clicks for 50 ms after a drag. Its timer was set before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
}
