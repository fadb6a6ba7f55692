import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openFilter } from '#tests/app/open-filter';
import { findArticleNames } from '#tests/app/page-contents';
import { openApp } from '#tests/app/render';
import { holdingMedia } from '#tests/browser/browser-parts';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildRow } from '#tests/data/build-row';
import { serveNearby, serveProducts } from '#tests/server/server';

const rows = [
  buildRow({ product_name: 'In Piassa', latitude: '9.036700', longitude: '38.752000' }),
  buildRow({ product_name: 'In Bole', latitude: '8.995300', longitude: '38.788500' }),
];

const pickers = () => screen.findAllByRole('combobox', { name: 'Near' });
const [bole, piassa] = ['Bole, Addis Ababa', 'Piassa, Addis Ababa'];

it('a place can be chosen beside the distance if the location is denied, and applies to every list', async () => {
  stubGeolocation('denied');
  serveProducts(rows);
  serveNearby([]);
  const { user, unmount } = openApp('/homes');
  await findArticleNames();
  await openFilter(user, 'Near');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Distance' }), 'Within 2 km');
  expect(await screen.findByText(/Choose a location, or allow location access/)).toBeVisible();
  expect(await findArticleNames()).toHaveLength(2);
  const [picker] = await pickers();
  await user.selectOptions(picker as HTMLElement, bole);
  expect(await findArticleNames()).toEqual(['In Bole']);
  expect(screen.getByText('· under 100 m')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Near' }), piassa);
  expect(await findArticleNames()).toEqual(['In Piassa']);
  unmount();
  const { user: later } = openApp('/search?query=in');
  expect(await findArticleNames()).toHaveLength(2);
  expect(screen.getByText('· 6.1 km')).toBeVisible();
  await openFilter(later, 'Near Piassa');
  await later.selectOptions(screen.getByRole('combobox', { name: 'Near' }), bole);
  expect(screen.getByRole('button', { name: 'Near Bole' })).toBeVisible();
});

it('a chosen place is a chip above every list on a phone, and a tap removes it', async () => {
  holdingMedia.clear();
  serveProducts(rows);
  const pickBole = async (user: UserEvent) => {
    await user.click(await screen.findByRole('button', { name: 'Near' }));
    await user.click(await screen.findByRole('button', { name: 'Bole' }));
  };
  const chip = () => screen.findByRole('button', { name: 'Near Bole', pressed: true });
  const { user, unmount } = openApp('/search?query=in');
  await pickBole(user);
  expect(await screen.findByText('· under 100 m')).toBeVisible();
  await user.click(await chip());
  expect(screen.queryByText('· under 100 m')).not.toBeInTheDocument();
  await pickBole(user);
  await chip();
  unmount();
  const { user: later } = openApp('/homes');
  expect(await screen.findByText('· under 100 m')).toBeVisible();
  await later.click(await chip());
  expect(screen.queryByText('· under 100 m')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Near Bole' })).not.toBeInTheDocument();
});

it('a refused location is reported at once on a later visit, and nothing is shown until a place is picked', async () => {
  stubGeolocation('denied', { permission: 'denied' });
  serveProducts([buildRow({ product_name: 'Boat', category: 'marine' })]);
  const { user } = openApp('/Marine_And_Boating_Services');
  expect(await screen.findByText('❌ Location access denied. Showing no products.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull();
  expect(screen.queryByRole('article')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Near' }), bole);
  expect(await findArticleNames()).toEqual(['Boat']);
});
