import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { showLanguage } from '@/language/choose-language';
import { t } from '@/language/translate';
import { openFilter } from '#tests/app/open-filter';
import { openApp } from '#tests/app/render';
import { loadDrafts } from '#tests/app/stored-drafts';
import { buildRow } from '#tests/data/build-row';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { serveProducts } from '#tests/server/server';

/** Replaces each text, and each later one, as Chrome's translation does. Returns a function that stops it. */
function translatePage(): () => void {
  const wrap = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
    for (const text of texts) {
      if (
        text.data.trim() === '' ||
        text.parentElement?.closest('font, style, script, textarea, option, title')
      )
        continue;
      const outer = document.createElement('font');
      outer.append(document.createElement('font'));
      outer.firstElementChild?.append(text.data);
      text.replaceWith(outer);
    }
  };
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) for (const node of addedNodes) if (node.isConnected) wrap(node);
  });
  wrap(document.body);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

let stop = () => {};

beforeEach(() => {
  serveProducts([
    buildRow({ product_name: 'Villa', category: 'homes', discount: '10' }),
    buildRow({ product_name: 'Cottage', category: 'homes' }),
  ]);
});
afterEach(async () => {
  stop();
  await showLanguage('en');
});

async function openTranslated(address: string, heading: RegExp | string) {
  const opened = openApp(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  stop = translatePage();
  return opened;
}
const broken = () => screen.queryByText("We couldn't show this page.");

it('a page that Chrome has translated changes its language when one is chosen', async () => {
  await openTranslated('/', /Good offers/);
  await act(async () => showLanguage('de'));
  const translated = t('Newest offers');
  expect(translated).not.toBe('Newest offers');
  expect((await within(screen.getByRole('main')).findAllByText(translated))[0]).toBeInTheDocument();
  expect(screen.queryByText('Newest offers')).toBeNull();
  expect(broken()).toBeNull();
});

it('a page that Chrome has translated removes and adds offers, and updates their number', async () => {
  const { user } = await openTranslated('/homes', /./);
  await user.click((await screen.findAllByRole('button', { name: /^Save Cottage/ }))[0] ?? document.body);
  expect(await screen.findByText('Saved on this device.')).toBeVisible();
  await openFilter(user, 'More');
  await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
  await waitFor(() => expect(screen.queryByText('Cottage')).toBeNull());
  expect(screen.getByText('1 offer')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
  expect(await screen.findByText('Cottage')).toBeVisible();
  expect(screen.getByText('2 offers')).toBeVisible();
  expect(broken()).toBeNull();
});

it('a page that Chrome has translated describes the next actions for photos', async () => {
  loadDrafts();
  vi.stubGlobal('createImageBitmap', async () => ({ width: 40, height: 30, close() {} }));
  const { user } = await openTranslated('/form', 'Promote Your Product');
  const photos = await screen.findByLabelText('Photos');
  expect(photos.closest('li')).toHaveTextContent('Choose photos');
  const photo = new File([buildJpeg({})], 'one.jpg', { type: 'image/jpeg' });
  await user.upload(photos, photo);
  expect(await screen.findByText('1 photo. You need 6 to 11.')).toBeVisible();
  expect(await screen.findByText('Add')).toBeVisible();
  expect(screen.queryByText('Choose photos')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Options for main product image' }));
  await user.click(screen.getByRole('button', { name: /^Remove/ }));
  expect(await screen.findByText('Choose photos')).toBeVisible();
  expect(screen.queryByText('Add')).toBeNull();
  expect(broken()).toBeNull();
});
