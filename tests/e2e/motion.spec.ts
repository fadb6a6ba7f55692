import type { Locator } from '@playwright/test';
import { expect, serveCatalogue, test } from './gulit';
import { rows } from './layout';

/** The properties that an animation changes, and its longest duration. */
const motionOf = (opened: Locator) =>
  opened.evaluate((element) => {
    const motions = element.getAnimations();
    const frames = motions.flatMap(({ effect }) =>
      effect instanceof KeyframeEffect ? effect.getKeyframes() : [],
    );
    const own = new Set(['offset', 'computedOffset', 'easing', 'composite']);
    const durations = motions.map(({ effect }) => Number(effect?.getComputedTiming().duration));
    for (const motion of motions) motion.finish();
    return {
      moved: [...new Set(frames.flatMap(Object.keys).filter((key) => !own.has(key)))],
      duration: Math.max(0, ...durations),
    };
  });

for (const [name, tag] of [
  ['Filters', '@phone'],
  ['Menu', '@desktop'],
] as const)
  test(`the panel “${name}” slides in within 200 ms, or appears at once with reduced motion ${tag}`, async ({
    page,
  }) => {
    await serveCatalogue(page, rows);
    await page.goto('/homes');
    const opener = page.getByRole('button', { name }).first();
    const panel = page.getByRole('dialog', { name });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Animation.enable');
    // So slow that it seems to stand still.
    await devtools.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await opener.click();
    await expect(panel).toBeVisible();
    const { moved, duration } = await motionOf(panel);
    expect(duration).toBeGreaterThan(0);
    expect(duration).toBeLessThanOrEqual(200);
    expect(['transform', 'opacity']).toEqual(expect.arrayContaining(moved));
    await page.keyboard.press('Escape');
    await expect(page.locator('dialog')).toHaveCount(0);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await opener.click();
    await expect(panel).toBeVisible();
    expect(await panel.evaluate((element) => element.getAnimations().length)).toBe(0);
  });
