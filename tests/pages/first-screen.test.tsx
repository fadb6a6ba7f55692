import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { drawFirstScreen, isFirstScreenDrawn } from '@/app/first-screen/draw-first-screen';
import { lists } from '@/listings/categories/find-list';
import { readCatalogue } from '@/listings/read-catalogue';
import { placeInTown, visitorPlace } from '@/place/visitor-place';
import { hour } from '@/platform/time';
import { openApp } from '#tests/app/render';
import { waitFor } from '#tests/app/wait-for';
import { holdingMedia, usualMedia } from '#tests/browser/browser-parts';
import { buildRow } from '#tests/data/build-row';
import { dateBefore } from '#tests/data/clock';
import { inside, serveInParts } from '#tests/server/serve-in-parts';
import { failProducts, serveProducts } from '#tests/server/server';

const row = (id: number, fields: object = {}) =>
  buildRow({
    id,
    product_name: `Chair ${id}`,
    category: 'homes',
    date_posted: dateBefore(id * hour),
    ...fields,
  });
const rows = [
  row(3, { price: '77.00' }),
  row(1),
  row(2, { verified: false }),
  row(4, { category: 'foods', product_name: 'Injera' }),
];

/** The last list of each look that does not need a place. */
const ordersOfLists = Object.values(
  Object.fromEntries(lists.filter(({ look }) => look !== 'nearby').map((list) => [list.look, list])),
);

/** Opens an address without the app. Returns the element for its first offers, as in `index.html`. */
function openPage(address: string): HTMLElement {
  window.history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"><div id="first-screen"><span>Gulit</span></div></div>';
  return document.getElementById('root') ?? document.body;
}

const firstDrawing = async () => drawFirstScreen()?.drawn;

/** Draws until the first offers appear: on a busy machine that takes longer than the app would wait. */
async function drawUntilThere(): Promise<void> {
  firstDrawing().catch(() => {});
  await waitFor(() => expect(isFirstScreenDrawn()).toBe(true));
}

const names = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

let reading: Promise<void> | null = null;

/** Continues the first reading to its end, as the app does. */
function readToEnd(): Promise<void> {
  const read = async () => {
    const snapshots = readCatalogue()[Symbol.asyncIterator]();
    while (!(await snapshots.next()).done);
  };
  return (reading ??= read());
}

beforeEach(() => {
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => Number(setTimeout(draw)));
});

afterEach(async () => {
  usualMedia.forEach((query) => holdingMedia.add(query));
  vi.useRealTimers();
  // An unfinished reading would write into a later test.
  await readToEnd().catch(() => {});
  reading = null;
  document.body.replaceChildren();
});

describe('the first screen', () => {
  it('shows the newest verified offers of the home page as links', async () => {
    serveProducts(rows);
    openPage('/');
    await drawUntilThere();
    expect(names(3)).toEqual(['Chair 1', 'Chair 3', 'Injera']);
    expect(screen.getByRole('link', { name: 'Chair 3' })).toHaveAttribute('href', '/nearby-detail?id=3');
    expect(screen.getByText('77 Birr')).toBeVisible();
    expect(screen.queryByText('Gulit')).not.toBeInTheDocument();
  });

  it.each([
    ['/Homes', 'Own your beautiful home by 15% initial payment!', ['Chair 1', 'Chair 3']],
    ['/search?query=injera', 'Results for “injera”', ['Injera']],
    ['/search?query=CHAIR', 'Results for “CHAIR”', ['Chair 1', 'Chair 3']],
    ['/search', 'All offers', ['Chair 1', 'Chair 3', 'Injera', 'Wedding photos']],
    ['/video_and_photography/', 'Keep your best moments forever!', ['Wedding photos']],
  ])(
    'shows the offers that the address of a list filters and sorts (%s)',
    async (address, heading, listings) => {
      serveProducts([...rows, row(5, { category: 'photography', product_name: 'Wedding photos' })]);
      openPage(address);
      await drawUntilThere();
      expect(names(1)).toEqual([heading]);
      expect(names(2)).toEqual(listings);
    },
  );

  it.each(['/nearby-shops', '/Marine_And_Boating_Services'])(
    'leaves lists that depend on a place to the app, even if the place is known (%s)',
    async (address) => {
      visitorPlace.write(placeInTown({ name: 'Bole', latitude: 9, longitude: 38.75 }));
      serveProducts([row(1, { category: 'marine', latitude: '9', longitude: '38.75' })]);
      openPage(address);
      await firstDrawing();
      expect(isFirstScreenDrawn()).toBe(false);
    },
  );

  // Ids are ages. The prices and discounts are in other orders.
  it.each(ordersOfLists)('shows $label in the order of the app ($look)', async (list) => {
    const ofList = (id: number, price: string, discount: string) =>
      row(id, { category: 'value' in list ? list.value : 'homes', price, discount });
    serveProducts([
      ofList(1, '300', '10'),
      ofList(2, '100', '40'),
      ofList(3, '400', '20'),
      ofList(4, '200', '30'),
    ]);
    const root = openPage(list.paths[0]);
    await drawUntilThere();
    const drawn = names(2);
    expect(drawn).toHaveLength(4);
    root.remove();
    openApp(list.paths[0]);
    await waitFor(() => expect(names(2)).toEqual(drawn));
  });

  it("shows the first two photos once the app's script has loaded", async () => {
    const withPhoto = (id: number) => row(id, { product_photo: `/media/${id}.jpg` });
    serveProducts([1, 2, 3, 4].map(withPhoto));
    openPage('/homes');
    const first = drawFirstScreen();
    await first?.drawn;
    const photos = () => [...document.querySelectorAll('img')].map(({ src }) => new URL(src).pathname);
    expect(photos()).toEqual([]);
    first?.startPhotos();
    expect(photos()).toEqual(['/media/1.jpg', '/media/2.jpg']);
  });

  it('shows an offer with its photo as soon as its row arrives', async () => {
    const answer = serveInParts();
    openPage('/nearby-detail?id=3');
    const drawn = drawUntilThere();
    answer.send(`[${inside([row(9), row(3, { product_photo: '/media/3.jpg', price: '5' }), row(8)])},`);
    await drawn;
    expect(names(1)).toEqual(['Chair 3']);
    expect(screen.getByText('5 Birr')).toBeVisible();
    const photo = document.querySelector('img');
    expect(photo?.src).toMatch(/\/media\/3\.jpg$/);
    answer.send(`${inside([row(7)])}]`);
    answer.close();
    await readToEnd();
    // A photo that is drawn again is also fetched again.
    expect(document.querySelector('img')).toBe(photo);
  });

  it('shows no unverified offer', async () => {
    serveProducts(rows);
    openPage('/nearby-detail?id=2');
    await firstDrawing().catch(() => {});
    expect(isFirstScreenDrawn()).toBe(false);
  });

  it.each([
    '/homes?discount=only',
    '/homes?max=80',
    '/new-products?sort=price',
    '/search?query=injera&sort=price',
    '/marine_and_boating_services',
    '/form',
    '/nearby-detail',
    '/nowhere',
    '/search/more',
  ])('shows no offers on %s, which only the app can show', async (address) => {
    serveProducts(rows);
    openPage(address);
    vi.useFakeTimers();
    await firstDrawing();
    expect(isFirstScreenDrawn()).toBe(false);
    expect(screen.getByText('Gulit')).toBeVisible();
  });

  it('delays the app by at most half a second', async () => {
    const answer = serveInParts();
    openPage('/');
    vi.useFakeTimers();
    const end = vi.fn<() => void>();
    firstDrawing().catch(end);
    await vi.advanceTimersByTimeAsync(499);
    expect(end).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(end).toHaveBeenCalledOnce();
    answer.cut();
  });

  it('shows nothing if the catalogue fails to load, which the app reports', async () => {
    failProducts();
    openPage('/');
    await firstDrawing().catch(() => {});
    expect(isFirstScreenDrawn()).toBe(false);
  });

  it.each(['/', '/homes'])(
    'shows nothing for %s if there is no offer, and leaves it to the app',
    async (address) => {
      serveProducts([row(2, { verified: false })]);
      openPage(address);
      await firstDrawing().catch(() => {});
      expect(isFirstScreenDrawn()).toBe(false);
    },
  );

  it('draws nothing once the app has rendered', async () => {
    const answer = serveInParts();
    const root = openPage('/');
    const drawn = drawUntilThere();
    answer.send(`[${inside(Array.from({ length: 30 }, (_, index) => row(index + 10)))},`);
    await drawn;
    expect(names(3)).toHaveLength(8);
    root.innerHTML = '<main>The app</main>';
    answer.send(`${inside([row(1)])}]`);
    answer.close();
    await waitFor(() => expect(root).toHaveTextContent('The app'));
    expect(within(root).queryByText('Chair 1')).not.toBeInTheDocument();
  });

  it('does not redraw once the visitor has scrolled', async () => {
    const answer = serveInParts();
    openPage('/');
    const drawn = drawUntilThere();
    answer.send(`[${inside(Array.from({ length: 30 }, (_, index) => row(index + 10)))},`);
    await drawn;
    const link = screen.getByRole('link', { name: 'Chair 10' });
    link.focus();
    answer.send(`${inside([row(1)])}]`);
    answer.close();
    await readToEnd();
    expect(link).toHaveFocus();
    expect(screen.queryByText('Chair 1')).not.toBeInTheDocument();
  });
});
