import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { hour } from '@/platform/time';
import { openFilter } from '#tests/app/open-filter';
import { articleNames } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { reportSizes } from '#tests/browser/browser-parts';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { serveProducts } from '#tests/server/server';

const images = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, image: `/media/${index}.jpg` }));

const rows = [
  buildRow({
    category: 'music',
    product_name: 'Krar, six strings',
    company_name: 'Bati Sound',
    description: 'Made of olive wood.',
    discount: '15',
    contact_telegram: 'https://t.me/bati',
    contact_tick: 'https://www.tiktok.com/@bati',
    web_site: 'https://bati.example.com',
    product_photo: '/media/main.jpg',
    images: images(6),
    contact_phone: '0911223344 / 0922334455',
    price: '2500.00',
    date_posted: dateBefore(hour),
  }),
  buildRow({
    category: 'music',
    product_name: 'Drum',
    company_name: 'Rhythm House',
    images: images(2),
    price: null,
  }),
];

const card = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  const article = link.closest('article');
  if (!article) throw new Error('no card');
  return within(article);
};

describe('a card screen', () => {
  it.each(['/Music_And_Instruments', '/recents'])(
    'shows up to four pictures, and the other pictures and the details after a tap on More... (%s)',
    async (path) => {
      serveProducts(rows);
      const { user } = openApp(path);
      const krar = await card('Krar, six strings');
      expect(krar.getAllByRole('button', { name: /^Zoom photo/ })).toHaveLength(4);
      expect(krar.queryByText('Made of olive wood.')).toBeNull();
      expect(krar.getByText('2,500 Birr')).toBeVisible();
      expect(krar.getByText('1 h')).toBeVisible();
      expect((await card('Drum')).queryByText(/Birr|\d h$/)).toBeNull();
      await user.click(krar.getByRole('button', { name: 'More... about Krar, six strings' }));
      const opened = await card('Krar, six strings');
      expect(opened.getAllByRole('button', { name: /^Zoom photo/ })).toHaveLength(7);
      expect(opened.getByText('Made of olive wood.')).toBeVisible();
      expect(opened.getByText('Posted 1 h ago')).toBeVisible();
      // Shown once, even on an opened card.
      expect(opened.getByText('15% off')).toBeVisible();
      const links = opened.getByRole('list', { name: 'Links for Krar, six strings' });
      expect(
        within(links)
          .getAllByRole('link')
          .map((link) => [link.textContent, link.getAttribute('href')]),
      ).toEqual([
        ['Call', 'tel:+251911223344'],
        ['Call 2', 'tel:+251922334455'],
        ['Telegram', expect.stringMatching(/^https:\/\/t\.me\/bati/)],
        ['Ticktalk', 'https://www.tiktok.com/@bati'],
        ['Website', 'https://bati.example.com/'],
      ]);
      await user.click(opened.getByRole('button', { name: 'Hide details of Krar, six strings' }));
      expect(screen.queryByText('Made of olive wood.')).not.toBeInTheDocument();
    },
  );

  it('shows only one open card at a time', async () => {
    serveProducts(rows);
    const { user } = openApp('/new-products');
    for (const name of ['Krar, six strings', 'Drum']) {
      await user.click((await card(name)).getByRole('button', { name: `More... about ${name}` }));
    }
    const hides = screen.getAllByRole('button', { expanded: true, name: /^Hide/ });
    expect(hides.map((button) => button.getAttribute('aria-label'))).toEqual(['Hide details of Drum']);
  });

  it("reserves the height of each card's line, even after the card has moved to another line", async () => {
    serveProducts([...rows, ...Array.from({ length: 6 }, () => buildRow())]);
    const { user } = openApp('/new-products');
    await card('Drum');
    // The code that measures loads after the first cards.
    await act(() => vi.dynamicImportSettled());
    await user.click((await card('Drum')).getByRole('button', { name: 'More... about Drum' }));
    expect(await screen.findByRole('button', { name: 'Hide details of Drum' })).toBeVisible();
    // A line without its number would cause a warning, which fails the test.
    reportSizes();
    await act(() => new Promise(requestAnimationFrame));
    expect(screen.getAllByRole('article')).toHaveLength(8);
  });

  it('finds a text in the name or company', async () => {
    serveProducts(rows);
    const { user } = openApp('/recents');
    await screen.findAllByRole('article');
    const box = screen.getByRole('searchbox', { name: 'Search what you want to buy...' });
    expect(box).toHaveAttribute('placeholder', 'Search what you want to buy...');
    for (const [text, expected] of [
      ['  KRAR ', ['Krar, six strings']],
      ['rhythm', ['Drum']],
      ['bole', []],
    ] as const) {
      await user.clear(box);
      await user.type(box, text);
      expect(articleNames()).toEqual(expected);
    }
    expect(screen.getByText('No recent posts.')).toBeVisible();
  });

  it('combines the search text with the filter for discounts', async () => {
    serveProducts(rows.map((row) => ({ ...row, discount: row === rows[1] ? '10' : null })));
    const { user } = openApp('/new-products');
    await card('Krar, six strings');
    await user.type(screen.getByRole('searchbox', { name: 'Search what you want to buy...' }), 'r');
    await openFilter(user, 'More');
    await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
    expect(window.location.search).toBe('?discount=only');
    await card('Drum');
    expect(screen.queryByRole('link', { name: 'Krar, six strings' })).not.toBeInTheDocument();
    await user.type(screen.getByRole('searchbox', { name: 'Search what you want to buy...' }), 'x');
    expect(screen.getByText('😢 Loading...')).toBeVisible();
    expect(screen.getByText('No offers match your filters.')).toBeVisible();
  });

  it('opens a picture full screen, and closes it on Escape', async () => {
    serveProducts(rows);
    const { user } = openApp('/Music_And_Instruments');
    const krar = await card('Krar, six strings');
    await user.click(krar.getByRole('button', { name: 'Zoom photo 2 of Krar, six strings' }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument());
  });

  it('lists only the offers of the last 48 hours at /recents', async () => {
    serveProducts([
      buildRow({ product_name: 'Just within', date_posted: dateBefore(48 * hour) }),
      buildRow({ product_name: 'Just beyond', date_posted: dateBefore(48 * hour + 1) }),
    ]);
    openApp('/recents');
    expect(await screen.findByRole('link', { name: 'Just within' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Just beyond' })).not.toBeInTheDocument();
  });
});
