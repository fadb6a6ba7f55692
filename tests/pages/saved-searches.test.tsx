import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { savedSearches, savedSearchLimit } from '@/browse/searches/saved-searches';
import { day } from '@/platform/time';
import { openApp } from '#tests/app/render';
import { keepInBrowser } from '#tests/browser/keep-in-browser';
import { buildRow } from '#tests/data/build-row';
import { fixedNow } from '#tests/data/clock';
import { requestRows, serveEntries } from '#tests/server/entries';
import { serveProducts } from '#tests/server/server';

const fridge = buildRow({ id: 1, product_name: 'Fridge', category: 'appliances' });
const freezer = buildRow({ id: 2, product_name: 'Fridge with a freezer', category: 'appliances' });
const sofa = buildRow({ id: 3, product_name: 'Sofa', category: 'homes' });
const keep = (...searches: object[]) => keepInBrowser('gulit:saved-searches', JSON.stringify(searches));
const fridges = { address: '/search?query=fridge', town: null, known: ['1'], since: 0 };

const saveButton = () => screen.findByRole('button', { name: 'Save this search' });
const bell = (name: RegExp | string) => screen.findByRole('link', { name, hidden: true });
const addresses = () => savedSearches.read().map(({ address }) => address);
const articles = () => screen.findAllByRole('article');
const marked = async () =>
  (await articles())
    .filter((row) => within(row).queryByText('New offer'))
    .map((row) => within(row).getByRole('heading').textContent);

describe('a search', () => {
  it.each([
    ['/search?query=fridge', '/search?query=fridge'],
    ['/seller?company=Fridge%20House', '/seller?company=Fridge+House'],
  ])('is saved on %s, and removed by a second tap, with an undo', async (place, address) => {
    serveProducts([{ ...fridge, company_name: 'Fridge House' }, freezer, sofa]);
    const { user } = openApp(place);
    const button = await saveButton();
    expect(button).toHaveAttribute('aria-pressed', 'false');
    await user.click(button);
    expect(await screen.findByText(/^Search saved. On your next visit/)).toBeInTheDocument();
    expect(addresses()).toEqual([address]);
    expect(button).toHaveAttribute('aria-pressed', 'true');
    await user.click(button);
    expect(localStorage.getItem('gulit:saved-searches')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo', hidden: true }));
    expect(addresses()).toEqual([address]);
  });

  it('stores the search text of a card screen, and opens with it', async () => {
    const lessons = ['Piano lessons', 'Drawing lessons', 'Old piano'].map((product_name, index) =>
      buildRow({ id: index + 11, product_name, category: 'translation' }),
    );
    serveProducts(lessons.slice(0, 2));
    const first = openApp('/Language_And_Translation');
    await first.user.type(await screen.findByRole('searchbox', { name: /^Search what you/ }), 'piano');
    await waitFor(async () => expect(await articles()).toHaveLength(1));
    await first.user.click(await saveButton());
    await waitFor(() => expect(savedSearches.read()[0]?.known).toEqual(['11']));
    expect(addresses()).toEqual(['/Language_And_Translation?text=piano']);
    first.unmount();

    serveProducts(lessons);
    const { user } = openApp('/saved');
    const link = await screen.findByRole('link', { name: 'Language & Translation · “piano” 1 new' });
    await user.click(link);
    expect(await screen.findByRole('searchbox', { name: /^Search what you/ })).toHaveValue('piano');
    await waitFor(async () => expect(await articles()).toHaveLength(2));
    expect(await marked()).toEqual(['Old piano']);
  });

  it('cannot be saved for all offers without a filter', async () => {
    serveProducts([fridge, sofa]);
    openApp('/search');
    expect(await articles()).toHaveLength(2);
    await screen.findByRole('button', { name: 'Near' });
    expect(screen.queryByRole('button', { name: 'Save this search' })).not.toBeInTheDocument();
  });

  it('counts recent posts as new if it found nothing when it was saved', async () => {
    serveProducts([sofa]);
    const { user } = openApp('/search?query=zither');
    await user.click(await saveButton());
    await waitFor(() =>
      expect(savedSearches.read()).toMatchObject([{ known: [], since: fixedNow - 7 * day }]),
    );
  });

  it('says how many searches can be saved', async () => {
    keep(
      ...Array.from({ length: savedSearchLimit }, (_, index) => ({
        ...fridges,
        address: `/homes?max=${index + 1}`,
      })),
    );
    serveProducts([fridge]);
    const { user } = openApp('/search?query=fridge');
    await user.click(await saveButton());
    expect(await screen.findByText(/^You can save up to 10 searches on this device/)).toBeVisible();
    expect(addresses()).toHaveLength(savedSearchLimit);
  });
});

describe('a new offer in a saved search', () => {
  it('is counted on the bell with the requests, and marked when its list is opened', async () => {
    keep(
      { ...fridges },
      { ...fridges, address: '/home-appliances' },
      { ...fridges, address: '/homes', known: ['3'] },
    );
    keepInBrowser('gulit:requests-seen', '0');
    serveEntries(requestRows(2));
    serveProducts([freezer, fridge, sofa]);
    const { user } = openApp('/services');
    await user.click(await bell('Requests, 2 new. 1 new offer in your saved searches'));
    const news = within(await screen.findByRole('region', { name: 'New in your saved searches' }));
    expect(news.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '“fridge” 1 new',
      'Home and Appliances 1 new',
    ]);
    await user.click(news.getByRole('link', { name: /fridge/ }));
    await waitFor(async () => expect(await marked()).toEqual(['Fridge with a freezer']));
    expect(await screen.findByText('1 offer is new since you last looked.')).toBeInTheDocument();
    await waitFor(() => expect(savedSearches.read()[0]?.known).toEqual(['2', '1']));
    expect(savedSearches.read()[1]?.known).toEqual(['1']);
    // After Back, the new offers are still marked. On another visit they are not.
    await user.click(screen.getByRole('link', { name: 'Fridge with a freezer' }));
    await screen.findByRole('heading', { level: 1, name: 'Fridge with a freezer' });
    window.history.back();
    await waitFor(async () => expect(await marked()).toEqual(['Fridge with a freezer']));
  });

  it('is counted and marked if the search page finds it by its meaning', async () => {
    const address = '/search?query=refrigerator+under+20000+near+bole';
    keep({ ...fridges, address });
    serveProducts([
      { ...freezer, price: '15000', location: 'Bole' },
      { ...freezer, id: 4, product_name: 'Big fridge', price: '25000', location: 'Bole' },
      { ...fridge, price: '9000' },
      sofa,
    ]);
    const { user } = openApp('/saved');
    await user.click(await screen.findByRole('link', { name: '“refrigerator under 20000 near bole” 1 new' }));
    await waitFor(async () => expect(await marked()).toEqual(['Fridge with a freezer']));
    await waitFor(() => expect(savedSearches.read()[0]?.known).toEqual(['2', '1']));
    expect(await articles()).toHaveLength(2);
  });

  it('is marked on card screens as well', async () => {
    keep({ ...fridges, address: '/Music_And_Instruments' });
    serveProducts([
      { ...freezer, category: 'music' },
      { ...fridge, category: 'music' },
    ]);
    openApp('/music_and_instruments');
    await waitFor(async () => expect(await marked()).toEqual(['Fridge with a freezer']));
  });

  it('is counted in the list of saved searches, where each search can be removed', async () => {
    keep(fridges, { ...fridges, address: '/homes?within=5' });
    serveProducts([freezer, fridge, sofa]);
    const { user } = openApp('/saved');
    const list = within(await screen.findByRole('region', { name: 'Saved searches' }));
    expect(await list.findByRole('link', { name: '“fridge” 1 new' })).toHaveAttribute(
      'href',
      '/search?query=fridge',
    );
    // This search needs a place, which is unknown.
    expect(list.getByRole('link', { name: 'Homes · Within 5 km' })).toBeVisible();
    await user.click(list.getByRole('button', { name: 'Remove search “fridge”' }));
    expect(addresses()).toEqual(['/homes?within=5']);
    expect(screen.getByRole('main')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(addresses()).toEqual(['/search?query=fridge', '/homes?within=5']);
    await user.click(list.getByRole('button', { name: 'Clear all saved searches' }));
    expect(localStorage.getItem('gulit:saved-searches')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(addresses()).toEqual(['/search?query=fridge', '/homes?within=5']);
  });

  it('comes back after an undo, while what another tab has saved and removed since stays so', async () => {
    keep(fridges, { ...fridges, address: '/homes' });
    serveProducts([sofa]);
    const { user } = openApp('/saved');
    const list = within(await screen.findByRole('region', { name: 'Saved searches' }));
    await user.click(list.getByRole('button', { name: 'Remove search “fridge”' }));
    keep({ ...fridges, address: '/recents' });
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(addresses()).toEqual(['/recents', '/search?query=fridge']);
  });

  it('is counted from the town saved with the search, and opening the search chooses that town', async () => {
    const town = { name: 'Bole', latitude: 9.01, longitude: 38.76 };
    keep({ ...fridges, address: '/homes?within=5', town, known: [] });
    serveProducts([sofa]);
    const { user } = openApp('/saved');
    await user.click(await screen.findByRole('link', { name: 'Homes · Within 5 km · Near Bole 1 new' }));
    await waitFor(async () => expect(await marked()).toEqual(['Sofa']));
    expect(JSON.parse(localStorage.getItem('gulit:town') ?? '')).toEqual(town);
  });
});
