import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedListings } from '@/browse/saving/saved';
import { toNavigationState } from '@/listings/navigation-state';
import { catalogueQuery } from '@/listings/use-catalogue';
import { brand } from '@/platform/brand';
import { day, hour } from '@/platform/time';
import { hrefOf } from '#tests/app/page-contents';
import { openApp, openStrictApp } from '#tests/app/render';
import { signIn } from '#tests/app/sign-in';
import { holdingMedia, usualMedia } from '#tests/browser/browser-parts';
import { buildListing } from '#tests/data/build-listing';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { holdProducts, serveProducts, serveProductsLater } from '#tests/server/server';

const sofa = buildRow({
  id: 70,
  product_name: 'Carved sofa',
  company_name: 'Sheger Wood',
  category: 'design',
  discount: '15',
  location: 'CMC, Addis Ababa',
  price: '18700.00',
  description: 'Solid wanza wood. Ask Abebe, 0911 55 66 77, before 18,000.',
  contact_phone: '+251 911 22 33 44',
  contact_telegram: 't.me/sheger',
  contact_tick: 'javascript:alert(1)',
  web_site: 'https://sheger.example.com/',
  email: 'secret-owner@example.com',
  date_posted: dateBefore(3 * hour),
  images: [
    { id: 1, image: '/media/a.jpg' },
    { id: 2, image: '/media/b.jpg' },
  ],
  product_video: '/media/clip.mp4',
});

afterEach(() => usualMedia.forEach((query) => holdingMedia.add(query)));

/** Expects price, place, contacts and description above the advice at the end. */
function expectFactsFirst(contacts: HTMLElement): void {
  const advice = screen.getByRole('heading', { name: 'Stay safe' });
  for (const fact of [
    screen.getByText('18,700 Birr'),
    screen.getByText('CMC, Addis Ababa'),
    contacts,
    screen.getByText(/Solid wanza wood/),
  ])
    expect(fact.compareDocumentPosition(advice)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
}

const findContacts = () => screen.findByRole('list', { name: 'Contact the seller' });

describe('the page of an offer', () => {
  it('advises the visitor to ask first about an offer that is 60 days old', async () => {
    serveProducts([buildRow({ id: 5, date_posted: dateBefore(60 * day) })]);
    openStrictApp('/nearby-detail?id=5');
    expect(await screen.findByText("Posted 60 days ago. Ask if it's still available.")).toBeVisible();
  });

  it('describes its offer to search engines while it is open', async () => {
    serveProducts([sofa]);
    const { user } = openStrictApp('/nearby-detail?id=70');
    const description = () => document.querySelector('script[type="application/ld+json"]');
    await waitFor(() => expect(JSON.parse(description()?.textContent ?? '{}').name).toBe('Carved sofa'));
    await user.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(description()).toBeNull());
  });

  it('opens with all details from a link on another site', async () => {
    serveProducts([sofa]);
    openStrictApp('/nearby-detail?id=70');
    expect(await screen.findByRole('heading', { level: 1, name: 'Carved sofa' })).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Carved sofa · Gulit'));
    const main = within(screen.getByRole('main'));
    for (const text of [
      '18,700 Birr',
      '15% off',
      'CMC, Addis Ababa',
      'Posted 3 h ago',
      'Hana Bekele',
      'Verified offer',
    ]) {
      expect(main.getByText(text)).toBeVisible();
    }
    // It is below the first screen and rendered later.
    expect(await main.findByLabelText('Video of Carved sofa')).toHaveAttribute(
      'src',
      'http://localhost:3000/media/clip.mp4#t=0.001',
    );
    expect(hrefOf('Show on map', main)).toEqual(expect.stringContaining('mlat=9.01'));
    expect(hrefOf('0911 55 66 77', main)).toBe('tel:+251911556677');
    const contacts = await findContacts();
    const links = within(contacts).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Call +251 911 223 344', 'tel:+251911223344'],
      ['Telegram', expect.stringMatching(/^https:\/\/t\.me\/sheger\?text=/)],
      ['Website', 'https://sheger.example.com/'],
    ]);
    expectFactsFirst(contacts);
    expect(document.body).not.toHaveTextContent('secret-owner');
    // This market has no Telegram of its own.
    expect(screen.queryByText('Report this offer')).toBeNull();
  });

  it('calls the seller with one tap on a phone, and shows the facts first', async () => {
    holdingMedia.delete('(min-width: 64rem)');
    serveProducts([sofa]);
    openApp('/nearby-detail?id=70');
    await screen.findByRole('heading', { name: 'Stay safe' });
    const contacts = await findContacts();
    const links = within(contacts).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Call', 'Telegram', 'Website']);
    expectFactsFirst(contacts);
  });

  it('writes to the seller on Telegram about this offer, and reports it to the market', async () => {
    vi.spyOn(brand, 'telegram', 'get').mockReturnValue('https://t.me/bole_market');
    serveProducts([sofa]);
    openApp('/nearby-detail?id=70');
    const main = within(screen.getByRole('main'));
    const draftOf = async (name: string) => {
      const href = (await main.findByRole('link', { name })).getAttribute('href') ?? '';
      const { origin, pathname, searchParams } = new URL(href);
      return [origin + pathname, searchParams.get('text')];
    };
    const named = '“Carved sofa” http://localhost:3000/nearby-detail?id=70';
    expect(await draftOf('Telegram')).toEqual([
      'https://t.me/sheger',
      `Hello, is this offer still available? ${named}`,
    ]);
    expect(await draftOf('Report this offer')).toEqual([
      'https://t.me/bole_market',
      `I want to report this offer: ${named} The reason: `,
    ]);
  });

  it('copies the second of two phone numbers', async () => {
    serveProducts([{ ...sofa, contact_phone: '0911223344 / 0922334455' }]);
    const { user } = openApp('/nearby-detail?id=70');
    const second = await screen.findByRole('link', { name: 'Call +251 922 334 455' });
    expect(second).toHaveAttribute('href', 'tel:+251922334455');
    await user.click(screen.getByRole('button', { name: 'Copy +251 922 334 455' }));
    expect(await screen.findByText('Number copied.')).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe('+251 922 334 455');
  });

  it('shows the whole of a long description after a tap', async () => {
    serveProducts([{ ...sofa, description: 'A line\n'.repeat(300) }]);
    const { user } = openApp('/nearby-detail?id=70');
    const button = await screen.findByRole('button', { name: 'Read more', expanded: false });
    await user.click(button);
    expect(button).toHaveAccessibleName('Read less');
    expect(button).toHaveFocus();
  });

  it('says that the seller gave no contact details', async () => {
    serveProducts([
      { ...sofa, contact_phone: null, contact_telegram: null, contact_tick: null, web_site: null },
    ]);
    openApp('/nearby-detail?id=70');
    expect(await screen.findByText(/^The seller left no contact/)).toBeVisible();
    expect(screen.queryByRole('list', { name: 'Contact the seller' })).toBeNull();
  });

  it('shows owners no advice to contact the seller', async () => {
    const posted = { email: 'Hana@example.com', date_posted: dateBefore(90 * day) };
    serveProducts([
      { ...sofa, ...posted, contact_phone: null, contact_telegram: null, contact_tick: null, web_site: null },
    ]);
    signIn();
    openApp('/nearby-detail?id=70');
    expect(
      await screen.findByText("You haven't added contact details, so buyers can't reach you."),
    ).toBeVisible();
    expect(screen.queryByText(/[Aa]sk (for this offer|first)/)).not.toBeInTheDocument();
  });

  it('shows the product of the navigation state before the catalogue has loaded', async () => {
    holdProducts();
    for (const state of [{ product: sofa }, sofa]) {
      const { unmount } = openApp('/nearby-detail', { state });
      expect(await screen.findByRole('heading', { level: 1, name: 'Carved sofa' })).toBeVisible();
      unmount();
    }
  });

  it('still shows the offer of a link if the catalogue breaks off before its row', async () => {
    const answer = serveInParts();
    const { queryClient } = openApp('/nearby-detail?id=70', {
      state: toNavigationState(buildListing(sofa)),
    });
    expect(await screen.findByText('18,700 Birr')).toBeVisible();
    answer.send(`[${inside(Array.from({ length: 30 }, (_, id) => buildRow({ id: id + 100 })))},`);
    answer.close();
    await waitFor(() =>
      expect(queryClient.getQueryState(catalogueQuery.queryKey)).toMatchObject({
        status: 'error',
        fetchStatus: 'idle',
      }),
    );
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    expect(screen.getByText('18,700 Birr')).toBeVisible();
  });

  it('keeps showing the product of the navigation state if the catalogue lacks it', async () => {
    serveProducts([buildRow({ product_name: 'Lamp', category: 'design' })]);
    openApp('/nearby-detail', { state: { product: sofa } });
    expect(await screen.findByRole('region', { name: /^More in/ })).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Carved sofa' })).toBeVisible();
  });

  it.each([
    ['is shown with its present price', {}, '17,500 Birr'],
    ['is not shown if it is no longer verified', { verified: false }, 'Product not found'],
    ['is not shown if it is gone', { id: 71 }, 'Product not found'],
  ])('once the catalogue has loaded, the offer of a link %s', async (_case, change, text) => {
    const answer = serveProductsLater([{ ...sofa, price: '17500.00', ...change }]);
    openApp('/nearby-detail?id=70', { state: toNavigationState(buildListing(sofa)) });
    expect(await screen.findByText('18,700 Birr')).toBeVisible();
    answer();
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByText('18,700 Birr')).not.toBeInTheDocument();
  });

  it.each([
    ['an unknown id', '/nearby-detail?id=999', null],
    ['no id', '/nearby-detail', null],
    ['an offer that is not verified', '/nearby-detail?id=71', null],
    ['a state that is not a product', '/nearby-detail', { product: { id: {} } }],
    [
      'a state with an offer that is no longer verified',
      '/nearby-detail',
      { product: buildRow({ id: 71, verified: true }) },
    ],
  ])("says 'Product not found' for %s", async (_case, address, state) => {
    serveProducts([sofa, buildRow({ id: 71, verified: false })]);
    openApp(address, { state });
    expect(await screen.findByText('Product not found')).toBeVisible();
  });

  describe('if a listing is gone', () => {
    const section = async (name: string) => within(await screen.findByRole('region', { name }));

    it('shows offers similar to its saved name', async () => {
      savedListings.write([{ id: '999', name: 'Carved sofa' }]);
      serveProducts([
        buildRow({ id: 80, product_name: 'Small lamp', date_posted: dateBefore(hour) }),
        buildRow({ id: 81, product_name: 'Sofa, three seats', date_posted: dateBefore(2 * hour) }),
        buildRow({ id: 82, product_name: 'Sofa that waits', verified: false }),
      ]);
      const { user } = openApp('/nearby-detail?id=999');
      expect(await screen.findByText('Product not found')).toBeVisible();
      expect(screen.getByText('Carved sofa')).toBeVisible();
      const similar = await section('Similar offers');
      expect(similar.getByRole('heading', { name: 'Sofa, three seats' })).toBeVisible();
      const newest = await section('Newest offers');
      expect(newest.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        'Small lamp',
      ]);
      expect(screen.queryByText('Sofa that waits')).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Ask for "Carved sofa"' }));
      expect(await screen.findByRole('textbox', { name: 'Your request' })).toHaveValue('Carved sofa');
      const search = within(screen.getByRole('search', { name: 'Similar offers' }));
      expect(search.getByRole('combobox')).toHaveValue('Carved sofa');
      await user.click(search.getByRole('button', { name: 'Search' }));
      expect(await screen.findByRole('heading', { level: 1, name: /Carved sofa/ })).toBeVisible();
    });

    it('shows a search, the newest offers and an empty request if the name is unknown', async () => {
      serveProducts([sofa]);
      const { user } = openApp('/nearby-detail?id=999');
      const newest = await section('Newest offers');
      expect(newest.getByRole('heading', { name: 'Carved sofa' })).toBeVisible();
      const search = within(screen.getByRole('search', { name: 'Similar offers' }));
      expect(search.getByRole('combobox')).toHaveValue('');
      expect(screen.queryByRole('region', { name: 'Similar offers' })).not.toBeInTheDocument();
      await user.click(screen.getByRole('button', { name: 'Ask for it' }));
      const request = await screen.findByRole('textbox', { name: 'Your request' });
      await waitFor(() => expect(request).toHaveFocus());
      expect(request).toHaveValue('');
    });
  });

  it('opens its own page from a row, with the product in state and its id in the address', async () => {
    serveProducts([sofa]);
    const { user } = openApp('/search?query=sofa');
    await user.click(await screen.findByRole('link', { name: 'Carved sofa' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Carved sofa' })).toBeVisible();
    expect(window.location.href).toContain('/nearby-detail?id=70');
    expect(window.history.state).toMatchObject({
      usr: { product: { id: 70, product_name: 'Carved sofa' } },
    });
    expect(JSON.stringify(window.history.state)).not.toContain('secret-owner');
  });
});
