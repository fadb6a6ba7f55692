import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openFilter } from '#tests/app/open-filter';
import { openStrictApp } from '#tests/app/render';
import { holdingMedia } from '#tests/browser/browser-parts';
import { stubGeolocation } from '#tests/browser/geolocation';
import { buildRow } from '#tests/data/build-row';
import { serveNearby } from '#tests/server/server';

const here = { latitude: 9, longitude: 38.75 };
/** A degree of latitude is 111.195 km. */
const north = (kilometres: number) => ({
  latitude: (9 + kilometres / 111.195).toFixed(6),
  longitude: '38.750000',
});

describe('the map of /nearby-shops', () => {
  it('is shown beside the list on a desktop, with its attribution', async () => {
    stubGeolocation(here, { permission: 'granted' });
    serveNearby([buildRow(north(0.2))]);
    openStrictApp('/nearby-shops');
    const map = await screen.findByRole('region', { name: 'Map of these offers' });
    expect(await within(map).findByRole('link', { name: 'OpenStreetMap' })).toBeVisible();
  });

  describe('when the catalogue is refreshed', () => {
    /** Opens the page, with the panel of two offers open on a map that the visitor has zoomed. */
    async function openPanel() {
      vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
      vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
      stubGeolocation(here, { permission: 'granted' });
      serveNearby(shops);
      const { user, queryClient } = openStrictApp('/nearby-shops');
      const map = within(await screen.findByRole('region', { name: 'Map of these offers' }));
      await user.click(await map.findByRole('button', { name: 'Zoom in' }));
      await user.click(await map.findByTitle('2 offers'));
      expect(map.getByRole('region', { name: 'Offers at this location' })).toBeVisible();
      return { user, queryClient, map };
    }
    const shops = [
      buildRow({ id: 1, product_name: 'Far', ...north(1.2) }),
      buildRow({ id: 2, product_name: 'Radio', discount: '5', ...north(0.3) }),
      buildRow({ id: 3, product_name: 'Lamp', discount: '5', ...north(0.3) }),
    ];
    /** The position of a marker. Any of the layers around it may move the map. */
    const placeOf = (marker: HTMLElement | null): string =>
      marker ? `${marker.style.cssText} ${placeOf(marker.parentElement)}` : '';

    it('keeps the position, the open panel and the markers of the map', async () => {
      const { queryClient, map } = await openPanel();
      const marker = map.getByTitle('Far');
      const before = placeOf(marker);
      const nearer = [buildRow({ id: 4, product_name: 'Nearer', ...north(0.29) })];
      const further = [buildRow({ id: 5, product_name: 'Further', ...north(1.9) })];
      serveNearby([...nearer, ...shops, ...further]);
      await act(() => queryClient.refetchQueries());
      const panel = within(await map.findByRole('region', { name: 'Offers at this location' }));
      expect(await panel.findByRole('link', { name: /^Nearer/ })).toBeVisible();
      expect(map.getByTitle('Far')).toBe(marker);
      expect(placeOf(marker)).toBe(before);
    });

    it('moves to the filtered offers', async () => {
      const { user, map } = await openPanel();
      const before = placeOf(map.getByTitle('2 offers'));
      await openFilter(user, 'More');
      await user.click(screen.getByRole('checkbox', { name: 'Discounts only' }));
      expect(map.queryByTitle('Far')).toBeNull();
      expect(placeOf(map.getByTitle('2 offers'))).not.toBe(before);
    });
  });

  it('opens with a button on a phone', async () => {
    holdingMedia.delete('(min-width: 64rem)');
    stubGeolocation(here, { permission: 'granted' });
    serveNearby([buildRow(north(0.2))]);
    const { user } = openStrictApp('/nearby-shops');
    const button = await screen.findByRole('button', { name: 'Show map' });
    expect(screen.queryByRole('region', { name: 'Map of these offers' })).not.toBeInTheDocument();
    await user.click(button);
    expect(await screen.findByRole('region', { name: 'Map of these offers' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide map' }));
    expect(screen.queryByRole('region', { name: 'Map of these offers' })).not.toBeInTheDocument();
  });
});
