import { facesOf } from './faces-of';
import { expect, test } from './gulit';

test('each flag is drawn as one picture, even without an emoji font', async ({ page }) => {
  await page.goto('/language');
  for (const flag of ['🇬🇧', '🇪🇸', '🇫🇷', '🇩🇪', '🇨🇳', '🇯🇵'])
    await expect
      .poll(async () => {
        const faces = Object.entries(await facesOf(page.getByText(flag, { exact: true })));
        // The system's own font if it has one, otherwise ours.
        return faces.filter(([name]) => /emoji/i.test(name)).map(([, drawn]) => drawn);
      })
      .toEqual([1]);
});
