import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showLanguage } from '@/language/choose-language';
import { t } from '@/language/translate';
import { resetDraftStore } from '@/selling/drafts/draft-store';
import { openFilter } from '#tests/app/open-filter';
import { openApp } from '#tests/app/render';
import { createMemoryStore } from '#tests/browser/memory-store';
import { buildRow } from '#tests/data/build-row';
import { buildJpeg } from '#tests/files/jpeg-bytes';
import { requestRows, serveEntries } from '#tests/server/entries';
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
const images = [1, 2, 3, 4, 5, 6].map((id) => ({ id, image: `/media/${id}.webp` }));
const rows = [
  buildRow({ id: 1, product_name: 'Guitar', category: 'music', images, price: '900.00' }),
  buildRow({ id: 2, product_name: 'Villa', category: 'homes', images, discount: '10' }),
  buildRow({ id: 3, product_name: 'Cottage', category: 'homes' }),
  buildRow({ id: 4, product_name: 'Camera', category: 'photography' }),
];

beforeEach(() => {
  serveProducts(rows);
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
/** Presses a button, and waits for the text that then appears. */
async function pressFor(user: UserEvent, name: RegExp | string, next: RegExp | string) {
  await user.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
  expect((await screen.findAllByText(next))[0]).toBeVisible();
}
const broken = () => screen.queryByText("We couldn't show this page.");

describe('a page in another language', () => {
  it.each([
    ['/', /Good offers/, 'Newest offers'],
    ['/form', 'Promote Your Product', 'Choose photos'],
    ['/nearby-detail?id=2', 'Villa', 'Back'],
  ])('at %s changes its language when one is chosen', async (address, heading, word) => {
    await openTranslated(address, heading);
    await act(async () => showLanguage('de'));
    expect((await within(screen.getByRole('main')).findAllByText(t(word)))[0]).toBeInTheDocument();
    expect(t(word)).not.toBe(word);
    expect(screen.queryByText(word)).toBeNull();
    expect(broken()).toBeNull();
  });

  it.each<{ at: string; heading: RegExp | string; walk: (user: UserEvent) => Promise<void> }>([
    {
      at: '/',
      heading: /Good offers/,
      walk: async (user) => {
        await user.type(screen.getByRole('searchbox', { name: 'Filter categories' }), 'hom');
        await waitFor(() => expect(screen.queryByRole('link', { name: 'Fashions' })).toBeNull());
        await user.clear(screen.getByRole('searchbox', { name: 'Filter categories' }));
        expect(await screen.findByRole('link', { name: 'Fashions' })).toBeVisible();
      },
    },
    {
      at: '/homes',
      heading: /./,
      walk: async (user) => {
        await pressFor(user, /^Save Cottage/, 'Saved on this device.');
        await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Lowest price');
        await openFilter(user, 'More');
        await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
        await waitFor(() => expect(screen.queryByText('Cottage')).toBeNull());
        expect(screen.getByText('1 offer')).toBeVisible();
        await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
        expect(await screen.findByText('Cottage')).toBeVisible();
        expect(screen.getByText('2 offers')).toBeVisible();
      },
    },
    {
      at: '/Music_And_Instruments',
      heading: /./,
      walk: async (user) => {
        await pressFor(user, /^More\.\.\./, 'Hide');
        await pressFor(user, /^Hide/, 'More...');
      },
    },
    {
      at: '/search',
      heading: /./,
      walk: async (user) => {
        const field = screen.getByRole('combobox', { name: 'Search Your Need' });
        for (const typed of ['vil', 'la{Backspace}{Backspace}', '{Escape}']) await user.type(field, typed);
        await user.clear(field);
        await user.type(field, 'cottage{Enter}');
        expect(await screen.findByText(/^1 offer/)).toBeVisible();
      },
    },
    {
      at: '/notifications',
      heading: 'Requests',
      walk: async (user) => {
        await pressFor(user, 'Show more...', 'Request 11');
        expect(screen.queryByText('Show more...')).toBeNull();
      },
    },
  ])('at $at still works', async ({ at, heading, walk }) => {
    serveEntries(requestRows(11));
    const { user } = await openTranslated(at, heading);
    await walk(user);
    expect(broken()).toBeNull();
  });

  describe('with the form', () => {
    beforeEach(() => resetDraftStore(async () => createMemoryStore()));

    it('describes the next actions for photos', async () => {
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
  });
});
