import type { Locator, Page } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { edges, rows } from './layout';
import { overlayIsEntered, pageAtRest } from './settle';

/** The flying photo, an element beside the app. */
const flying = (page: Page) => page.locator('body > img');

async function openList(page: Page) {
  await serveCatalogue(page, rows);
  await page.goto('/homes');
  const row = page.getByRole('main').getByRole('article').first();
  await expect(row.getByRole('button', { name: /^Save / })).toBeVisible();
  // The code that moves it loads late, like *Save*.
  await page.waitForLoadState('networkidle');
  return row;
}

test('the photo of an offer flies from where it was tapped, and taps during the motion count', async ({
  page,
}) => {
  const row = await openList(page);
  const photo = row.locator('img').first();
  const from = await photo.boundingBox();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  // So slow that it stands still.
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(flying(page)).toHaveCount(1);
  const at = await flying(page).boundingBox();
  const middle = (box: typeof from) => ({
    x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
    y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
  });
  expect(Math.abs(middle(at).x - middle(from).x)).toBeLessThan(60);
  expect(Math.abs(middle(at).y - middle(from).y)).toBeLessThan(60);
  // It lands on the first picture; a desktop has others beside it.
  const first = await page.getByRole('img', { name: /, photo 1$/ }).boundingBox();
  expect(await flying(page).evaluate(({ style }) => parseFloat(style.width))).toBeCloseTo(
    first?.width ?? 0,
    0,
  );
  const { x, y } = middle(await page.getByRole('button', { name: /^Zoom photo 1 / }).boundingBox());
  await page.mouse.click(x, y);
  await expect(page.getByRole('button', { name: 'Close' })).toBeVisible();
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect(flying(page)).toHaveCount(0);
});

test('nothing moves with reduced motion @phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const row = await openList(page);
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('body > img')) seen.push(1);
    }).observe(document.body, { childList: true });
  });
  await row.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await pageAtRest(page);
  expect(await page.evaluate(() => Reflect.get(window, 'seen'))).toEqual([]);
});

interface Opener {
  address: string;
  button: RegExp;
  /** Its name. */
  dialog: string | RegExp;
  tag: '@phone' | '@desktop';
}

const openers: readonly Opener[] = [
  { address: '/homes', button: /^Filters/, dialog: 'Filters', tag: '@phone' },
  { address: '/homes', button: /^Menu$/, dialog: 'Menu', tag: '@desktop' },
];

/** The origin of an animation, what moves, for how long at most, and its start. */
const motionOf = (opened: Locator) =>
  opened.evaluate((element) => {
    const motions = element.getAnimations();
    const frames = motions.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    );
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const durations = motions.map(({ effect }) => Number(effect?.getComputedTiming().duration));
    for (const motion of motions) motion.finish();
    const [x = 0, y = 0] = getComputedStyle(element).transformOrigin.split(' ').map(parseFloat);
    const { left, top } = element.getBoundingClientRect();
    return {
      x: left + x,
      y: top + y,
      moved: [...new Set(frames.flatMap(Object.keys).filter((key) => !own.has(key)))],
      begin: String(frames[0]?.['transform']),
      duration: Math.max(0, ...durations),
    };
  });

for (const { address, button, dialog, tag } of openers)
  test(`what ${button.source} opens on ${address} grows from the tap, or from its button ${tag}`, async ({
    page,
  }) => {
    await serveCatalogue(page, rows);
    await page.goto(address);
    const opener = page.getByRole('button', { name: button }).first();
    await expect(opener).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
    await page.waitForLoadState('networkidle');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    // So slow that it stands still.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    const panel = page.getByRole('dialog', { name: dialog });
    const close = async () => {
      if (dialog === 'Menu') await overlayIsEntered(page);
      await page.keyboard.press('Escape');
      // A dialog closes before its page knows, and the menu before its history entry is gone.
      await expect(panel).toBeHidden();
      await expect(page.locator('dialog')).toHaveCount(0);
      await expect.poll(() => page.evaluate(() => window.history.state?.overlay)).toBeUndefined();
    };
    const place = await edges(opener);
    // Clicks have integer coordinates.
    const tap = { x: Math.round(place.left) + 10, y: Math.round(place.bottom) - 12 };
    await page.mouse.click(tap.x, tap.y);
    await expect(panel).toBeVisible();
    const byTap = await motionOf(panel);
    expect(byTap.x).toBeCloseTo(tap.x, 0);
    expect(byTap.y).toBeCloseTo(tap.y, 0);
    expect(byTap.begin).toContain('scale(0.9');
    expect(byTap.duration).toBeLessThanOrEqual(200);
    expect(['transform', 'opacity']).toEqual(expect.arrayContaining(byTap.moved));

    await close();
    await expect(opener).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(panel).toBeVisible();
    const byKey = await motionOf(panel);
    const now = await edges(opener);
    expect(byKey.x).toBeCloseTo((now.left + now.right) / 2, 0);
    expect(byKey.y).toBeCloseTo((now.top + now.bottom) / 2, 0);

    await close();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opener.click();
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
