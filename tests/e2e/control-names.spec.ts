import type { Page } from '@playwright/test';
import { categories } from '@/listings/categories/categories';
import { specifiedPaths } from '#tests/structure/specified-paths';
import { expect, test } from './gulit';
import { openInApp } from './in-app';

/** The roles of what is operated, as Chromium names them in the tree that screen readers get. */
const controls = new Set([
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'spinbutton',
  'checkbox',
  'radio',
  'switch',
  'slider',
  'tab',
  'menuitem',
  'DisclosureTriangle',
]);

/** How many controls the page has now, and those without a name, by their HTML. */
async function readControls(page: Page): Promise<{ count: number; unnamed: readonly string[] }> {
  const client = await page.context().newCDPSession(page);
  const { nodes } = await client.send('Accessibility.getFullAXTree');
  const found = nodes.filter(({ ignored, role }) => !ignored && controls.has(String(role?.value)));
  const unnamed = found.filter(({ name }) => String(name?.value ?? '').trim() === '');
  const html = await Promise.all(
    unnamed.map(async ({ backendDOMNodeId }) => {
      if (backendDOMNodeId === undefined) return 'a control outside of the document';
      const { outerHTML } = await client.send('DOM.getOuterHTML', { backendNodeId: backendDOMNodeId });
      return outerHTML.slice(0, 200);
    }),
  );
  await client.detach();
  return { count: found.length, unnamed: html };
}

/** Pages that show more with something in the address or on the device, besides all paths that were agreed. */
const more = [
  '/nearby-detail?id=480',
  '/comments?product=480&image=48000',
  '/search?query=fridge',
  '/search?query=fridje%20bole&discount=only',
  '/saved',
  '/compare?offer=480&offer=450',
  '/seller?company=Azmari%20Nights',
  '/shops-directory?sort=nearest',
  '/no-such-page',
];

const layouts = new Map(categories.map(({ layout, paths: [first] }) => [layout, first]));

test('every control on every page has a name', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('gulit:saved', '[{"id":"480","name":"An offer"}]'));
  await page.goto('/aboutus');
  for (const address of new Set([...specifiedPaths, ...layouts.values(), ...more])) {
    await openInApp(page, address);
    await expect(page.getByRole('status', { name: /Loading/ })).toHaveCount(0);
    await expect(page.getByRole('textbox', { name: 'Your request' })).toBeAttached();
    const { count, unnamed } = await readControls(page);
    // The logout stands over the page, with its two buttons.
    expect(count, address).toBeGreaterThanOrEqual(2);
    expect.soft(unnamed, address).toEqual([]);
  }
});

test('what opens over a page has named controls, too', async ({ page, isMobile }) => {
  const check = async (what: string) => {
    expect.soft((await readControls(page)).unnamed, what).toEqual([]);
  };
  await page.goto('/search?query=fridge');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  await page.getByText('All categories').click();
  await check('menu');
  await page.keyboard.press('Escape');
  if (isMobile) {
    await page.getByRole('button', { name: 'Filters' }).click();
    await check('filters');
    await page.getByRole('button', { name: 'Close the filters' }).click();
    await page.getByRole('button', { name: 'Near', exact: true }).click();
    await check('places');
    await page.getByRole('button', { name: 'Close the places' }).click();
  }
  await page.getByRole('textbox', { name: 'Your request' }).click();
  await expect(page.getByText('Ask the market')).toBeVisible();
  await check('request box');
  await page.goto('/nearby-detail?id=480');
  await page.getByRole('button', { name: /^Zoom picture 1 / }).click();
  await expect(page.getByRole('button', { name: 'Zoom in' })).toBeVisible();
  await check('zoom');
});

test('a control without a name is found', async ({ page }) => {
  await page.goto('/aboutus');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'nameless';
    document.querySelector('main')?.append(button, document.createElement('input'));
  });
  const { unnamed } = await readControls(page);
  expect(unnamed).toEqual(['<button id="nameless"></button>', '<input>']);
});
