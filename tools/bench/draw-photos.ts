import type { Browser } from '@playwright/test';

/** Wide, tall, square and very wide: what sellers send. */
const shapes = [
  [1200, 900],
  [800, 1200],
  [1000, 1000],
  [1600, 700],
] as const;
export const photoCount = shapes.length;

/** Photos with as much detail as a camera's, drawn by the browser to keep them out of the repository. */
export async function drawPhotos(browser: Browser): Promise<readonly Buffer[]> {
  const page = await browser.newPage();
  const drawn = await page.evaluate(
    (sizes) =>
      sizes.map(([width, height]) => {
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width, height });
        const context = canvas.getContext('2d');
        if (!context) throw new Error('The browser draws nothing.');
        for (let spot = 0; spot < 1500; spot += 1) {
          // The same noise in each run, without a pattern.
          const at = (factor: number) => (Math.sin(spot * factor) + 1) / 2;
          context.fillStyle = `hsl(${at(12.9) * 360} 60% ${20 + at(78.2) * 60}%)`;
          context.fillRect(at(37.7) * width, at(91.3) * height, at(5.1) * 120, at(63.7) * 120);
        }
        return canvas.toDataURL('image/webp', 0.7).replace(/^[^,]*,/, '');
      }),
    shapes,
  );
  await page.close();
  return drawn.map((text) => Buffer.from(text, 'base64'));
}
