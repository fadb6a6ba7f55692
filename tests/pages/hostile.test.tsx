import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { detailPath } from '@/platform/paths';
import { rememberViewed } from '@/saved/viewed';
import { expectComplaint } from '#tests/app/complaints';
import { goTo, openApp } from '#tests/app/render';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildRow } from '#tests/data/build-row';
import {
  hackedFlag,
  hostileRows,
  ownerEmail,
  unreadableRows,
  type HostileRow,
} from '#tests/data/hostile-rows';
import { serveNearby, serveProducts } from '#tests/server/server';

/** A part of the page, as `within` returns it. */
type Part = ReturnType<typeof page>;

/** Includes hidden elements: checking visibility takes jsdom a second for a hundred cards. */
const hidden = { hidden: true };
const page = () => within(screen.getByRole('main', hidden));
const region = async (name: string) => within(await screen.findByRole('region', { name, ...hidden }));

const neighbourName = 'Innocent neighbour';
const findNeighbour = () => page().findAllByText(neighbourName);
const buildNeighbour = (category = 'homes') =>
  buildRow({ category, discount: '15', product_name: neighbourName, email: ownerEmail });

/**
 * Expects that each of these rows is listed under its own name, together with the neighbour, and nothing else. Returns
 * their articles by address.
 */
function expectListed(part: Part, rows: readonly HostileRow[]): ReadonlyMap<string, HTMLElement> {
  const listed = part.getAllByRole('article', hidden).map((article) => {
    // Found by its tag, because a query by role checks every element of every card.
    const link = article.querySelector('a');
    return { article, name: link?.textContent, href: link?.getAttribute('href') ?? '' };
  });
  const nameAt = new Map(listed.map(({ href, name }) => [href, name]));
  const wrong = rows.filter(({ id, name }) => nameAt.get(detailPath(id)) !== name);
  expect(
    wrong.map(({ hostility }) => hostility),
    'missing or misnamed',
  ).toEqual([]);
  expect(listed.filter(({ name }) => name === neighbourName)).toHaveLength(1);
  expect(listed).toHaveLength(rows.length + 1);
  return new Map(listed.map(({ href, article }) => [href, article]));
}

const ownPath = /^\/(?![/\\])/;
const allowedLinks = [ownPath, /^https?:\/\/[^/@\\]+(\/|$)/, /^tel:\+?\d+$/, /^#/];
const allowedMedia = [ownPath, /^https?:\/\//];

/** Expects that no text of a row became an active element, a dangerous address or a leak. */
function expectSafePage(): void {
  // Selected once, because it is slow in jsdom.
  const all = [...document.querySelectorAll('*')];
  const of = (...names: string[]) => all.filter(({ localName }) => names.includes(localName));
  /** The forbidden values of an attribute. */
  const strays = (elements: readonly Element[], attribute: string, allowed: readonly RegExp[]) =>
    elements
      .map((element) => element.getAttribute(attribute) ?? '')
      .filter((value) => !allowed.some((pattern) => pattern.test(value)));
  const scripts = of('script');
  expect(scripts.filter((script) => script.getAttribute('type') !== 'application/ld+json')).toEqual([]);
  // Data for search engines, which no browser runs.
  for (const { textContent } of scripts) JSON.parse(textContent);
  expect(of('iframe', 'object', 'embed', 'base')).toEqual([]);
  expect(of('style').filter((style) => document.body.contains(style))).toEqual([]);
  expect(
    all.flatMap((element) => element.getAttributeNames()).filter((name) => name.startsWith('on')),
  ).toEqual([]);
  expect(strays(of('a'), 'href', allowedLinks)).toEqual([]);
  expect(strays(of('img', 'video', 'source'), 'src', allowedMedia)).toEqual([]);
  expect(document.documentElement.outerHTML).not.toContain(ownerEmail);
  expect(Reflect.has(window, hackedFlag)).toBe(false);
}

const homes = hostileRows('homes');

/** All rows, in groups of `size`. */
const parts = (size: number) =>
  [...homes.keys()]
    .filter((index) => index % size === 0)
    .map((start, part) => [part + 1, homes.slice(start, start + size)] as const);

/** Opens a page with all hostile rows of a category, unreadable ones, and a harmless one. */
async function openList(address: string, category: string): Promise<readonly HostileRow[]> {
  const rows = hostileRows(category);
  const all = [...rows.map(({ row }) => row), ...unreadableRows, buildNeighbour(category)];
  // The nearby page uses the catalogue only if its own call fails.
  serveProducts(address === '/nearby-shops' ? [] : all);
  serveNearby(all);
  openApp(address);
  await findNeighbour();
  expectComplaint(new RegExp(`^Skipped ${unreadableRows.length} of ${all.length} listings`));
  return rows;
}

beforeEach(() => {
  // So high that a list of a hundred offers is rendered completely.
  vi.stubGlobal('innerHeight', 20_000);
  stubGeolocation({ latitude: 9, longitude: 38.75 }, { permission: 'granted' });
});

/** Expects the page to list these rows, each once, safely, and with its actions. */
async function expectListedSafely(rows: readonly HostileRow[]): Promise<void> {
  const { size } = expectListed(page(), rows);
  // Like and share load when the browser is idle.
  await waitFor(() => expect(document.querySelectorAll('article [aria-pressed]')).toHaveLength(size));
  expect(screen.getByRole('heading', { level: 1, ...hidden })).not.toBeEmptyDOMElement();
  // Expects no price of quadrillions.
  expect(page().queryByText(/(,\d{3}){5}/)).not.toBeInTheDocument();
  expectSafePage();
}

// One page of each layout, and the search, which reads every row for its index.
describe('hostile rows', () => {
  it.each([
    ['/search?query=%20', 'homes', []],
    ['/daily%20discounts', 'homes', ['discounted', 'recent']],
    ['/Video_And_Photography', 'photography', []],
    ['/recents', 'homes', ['recent']],
    ['/Marine_And_Boating_Services', 'marine', []],
  ] as const)('are listed safely or skipped on %s', async (address, category, needs) => {
    const rows = await openList(address, category);
    await expectListedSafely(rows.filter(({ lacks }) => !needs.some((need) => lacks.includes(need))));
  });

  it.each(parts(6))('open as cards, one after the other (part %i)', async (_part, rows) => {
    serveProducts([buildNeighbour(), ...rows.map(({ row }) => row)]);
    openApp('/new-products');
    await findNeighbour();
    const articles = expectListed(page(), rows);
    for (const { id, hostility } of rows) {
      const card = within(articles.get(detailPath(id)) ?? document.body);
      fireEvent.click(card.getByRole('button', { expanded: false, ...hidden }));
      expect(card.queryAllByRole('button', { expanded: true, ...hidden }), hostility).toHaveLength(1);
      expectSafePage();
    }
  });

  it('are listed safely nearby, and on the map', async () => {
    await expectListedSafely(await openList('/nearby-shops', 'homes'));
    const map = await region('Map of these offers');
    // The buttons of the map have titles too. A marker is drawn anew when it is selected.
    const findMarkers = async () =>
      (await map.findAllByTitle(/./)).filter((titled) => !titled.matches('a, button'));
    const { length } = await findMarkers();
    expect(length).toBeGreaterThan(1);
    for (let index = 0; index < length; index += 1) {
      const marker = (await findMarkers())[index];
      fireEvent.click(marker ?? document.body);
      const listings = map.getByRole('region', { name: 'Offers at this location', ...hidden });
      expect(within(listings).getAllByRole('listitem', hidden).length).toBeGreaterThan(0);
      expectSafePage();
      fireEvent.click(within(listings).getByLabelText('Close'));
    }
  });

  it.each(parts(7))('are shown on the home page (part %i)', async (_part, rows) => {
    const neighbour = buildNeighbour();
    [neighbour, ...rows].forEach(({ id }) => rememberViewed(String(id)));
    serveProducts([neighbour, ...rows.map(({ row }) => row)]);
    openApp('/');
    await waitFor(() => expect(page().getAllByText(neighbourName)).toHaveLength(2));
    expectListed(await region('Newest offers'), rows);
    expectListed(await region('Recently viewed'), rows);
    expectSafePage();
  });

  it.each(parts(7))(
    'open as offers, from the address and from navigation state (part %i)',
    async (_part, rows) => {
      serveProducts([buildNeighbour(), ...rows.map(({ row }) => row)]);
      openApp(detailPath(rows[0]?.id ?? ''));
      // Similar offers load late.
      await waitFor(() => expect(document.querySelectorAll('main article').length).toBeGreaterThan(4));
      const ways: readonly ((row: HostileRow) => [string, unknown])[] = [
        (row: HostileRow) => [detailPath(row.id), null],
        // With an unknown id, because otherwise the catalogue's listing is shown.
        ({ id, row }: HostileRow) => ['/nearby-detail', { product: { ...row, id: `passed ${id}` } }],
      ];
      for (const way of ways) {
        for (const row of rows) {
          const { hostility, name } = row;
          goTo(...way(row));
          // Found by their tags, because a query by role checks every element of the page, a hundred times here.
          const headings = [...document.querySelectorAll('h1')].map(({ textContent }) => textContent);
          expect(headings, hostility).toEqual([name]);
          // The first article is the offer itself.
          const [, ...related] = document.querySelectorAll('main article');
          expect(related.length, hostility).toBeGreaterThanOrEqual(4);
          const neighbours = [...document.querySelectorAll('main article a')].filter(
            ({ textContent }) => textContent === neighbourName,
          );
          expect(neighbours, hostility).toHaveLength(1);
          expectSafePage();
        }
      }
    },
  );
});
