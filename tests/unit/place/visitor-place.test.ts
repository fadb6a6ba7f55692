import { describe, expect, it, vi } from 'vitest';
import { addisAbaba, otherTowns } from '@/place/towns';
import { locateVisitorIfPermitted } from '@/place/use-visitor-place';
import { locateVisitor, pickTown } from '@/place/locate-visitor';
import { visitorPlace } from '@/place/visitor-place';
import { resetPage } from '@/platform/create-store';
import { stubGeolocation } from '#tests/browser/geolocation';

const here = { latitude: 9, longitude: 38.75 };
const gondar = { name: 'Gondar', latitude: 12.603, longitude: 37.4521 };
const inGondar = { status: 'known', town: 'Gondar', coordinates: { latitude: 12.603, longitude: 37.4521 } };

describe('the place of the visitor', () => {
  it('is asked for once, whoever asks meanwhile and afterwards', () => {
    const device = stubGeolocation('nothing yet');
    locateVisitor();
    locateVisitor();
    expect(visitorPlace.read()).toEqual({ status: 'asking' });
    expect(device.getCurrentPosition).toHaveBeenCalledTimes(1);
    const [succeed] = device.getCurrentPosition.mock.calls[0] ?? [];
    device.answerWith(here);
    succeed?.({ timestamp: 0, coords: { ...position, ...here }, toJSON: () => null });
    locateVisitor();
    expect(visitorPlace.read()).toEqual({ status: 'known', town: null, coordinates: here });
    expect(device.getCurrentPosition).toHaveBeenCalledTimes(1);
  });

  it('stays the town that was picked while the device still looked', () => {
    const device = stubGeolocation('nothing yet');
    locateVisitor();
    pickTown(gondar);
    const [succeed, fail] = device.getCurrentPosition.mock.calls[0] ?? [];
    succeed?.({ timestamp: 0, coords: { ...position, ...here }, toJSON: () => null });
    fail?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
    expect(visitorPlace.read()).toEqual(inGondar);
    expect(JSON.parse(localStorage.getItem('gulit:town') ?? '')).toEqual(gondar);
  });

  it('is given up when the visitor never answers the question', () => {
    vi.useFakeTimers();
    stubGeolocation('nothing yet');
    locateVisitor();
    vi.advanceTimersByTime(44_000);
    expect(visitorPlace.read()).toEqual({ status: 'asking' });
    vi.advanceTimersByTime(1000);
    expect(visitorPlace.read()).toEqual({ status: 'timed-out' });
    vi.useRealTimers();
  });

  it('is the town that was picked while the permission was looked up', async () => {
    const device = stubGeolocation(here, { permission: 'granted' });
    const looked = locateVisitorIfPermitted();
    pickTown(gondar);
    await looked;
    expect(visitorPlace.read()).toEqual(inGondar);
    expect(device.getCurrentPosition).not.toHaveBeenCalled();
  });

  it('is not looked for once the page that needs it is left', async () => {
    const device = stubGeolocation(here, { permission: 'granted' });
    const need = new AbortController();
    const looked = locateVisitorIfPermitted(need.signal);
    need.abort();
    await looked;
    expect(device.getCurrentPosition).not.toHaveBeenCalled();
  });

  it('is the town of the last visit, and no device is asked', async () => {
    const device = stubGeolocation(here, { permission: 'granted' });
    pickTown(gondar);
    resetPage();
    await locateVisitorIfPermitted();
    expect(visitorPlace.read()).toEqual(inGondar);
    expect(device.getCurrentPosition).not.toHaveBeenCalled();
  });

  it.each([
    '{',
    '"Gondar"',
    '{"name":"Gondar"}',
    '{"name":7,"latitude":1,"longitude":1}',
    '{"name":"X","latitude":"a","longitude":0}',
  ])('is unknown where %s is kept', (kept) => {
    localStorage.setItem('gulit:town', kept);
    resetPage();
    expect(visitorPlace.read()).toEqual({ status: 'unknown' });
  });

  it('is the town until the page ends where the browser keeps nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    pickTown(gondar);
    expect(visitorPlace.read()).toEqual(inGondar);
  });
});

const position = {
  accuracy: 10,
  altitude: null,
  altitudeAccuracy: null,
  heading: null,
  speed: null,
  toJSON: () => null,
};

describe('the towns', () => {
  const towns = [...addisAbaba, ...otherTowns];

  it('have names of their own', () => {
    expect(new Set(towns.map(({ name }) => name)).size).toBe(towns.length);
  });

  it.each(towns)('have $name in Ethiopia', ({ latitude, longitude }) => {
    expect(latitude).toBeGreaterThan(3.4);
    expect(latitude).toBeLessThan(14.9);
    expect(longitude).toBeGreaterThan(33);
    expect(longitude).toBeLessThan(48);
  });

  it.each([addisAbaba, otherTowns])('stand in the order of the alphabet', (...list) => {
    const names = list.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
  });
});
