import { describe, expect, it, vi } from 'vitest';
import { locateVisitorIfPermitted } from '@/place/use-visitor-place';
import { locateVisitor, pickTown, visitorPlace } from '@/place/visitor-place';
import { resetPage } from '#tests/app/resettable-stores';
import { stubGeolocation } from '#tests/browser/geolocation';

const here = { latitude: 9, longitude: 38.75 };
const there = { latitude: 8, longitude: 39 };
const gondar = { name: 'Gondar', latitude: 12.603, longitude: 37.4521 };
const inGondar = { status: 'known', town: 'Gondar', coordinates: { latitude: 12.603, longitude: 37.4521 } };

describe('the place of the visitor', () => {
  it('is located once for callers at the same time, and again after a later call', () => {
    const device = stubGeolocation('nothing yet');
    locateVisitor();
    locateVisitor();
    expect(visitorPlace.read()).toEqual({ status: 'asking' });
    expect(device.getCurrentPosition).toHaveBeenCalledTimes(1);
    const [succeed] = device.getCurrentPosition.mock.calls[0] ?? [];
    device.answerWith(here);
    succeed?.({ timestamp: 0, coords: { ...position, ...here }, toJSON: () => null });
    expect(visitorPlace.read()).toEqual({ status: 'known', town: null, coordinates: here });
    device.answerWith(there);
    locateVisitor();
    expect(visitorPlace.read()).toEqual({ status: 'known', town: null, coordinates: there });
    expect(device.getCurrentPosition).toHaveBeenCalledTimes(2);
  });

  it('stays the town chosen while the device was being located', () => {
    const device = stubGeolocation('nothing yet');
    locateVisitor();
    pickTown(gondar);
    const [succeed, fail] = device.getCurrentPosition.mock.calls[0] ?? [];
    succeed?.({ timestamp: 0, coords: { ...position, ...here }, toJSON: () => null });
    fail?.({ code: 1, PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3, message: '' });
    expect(visitorPlace.read()).toEqual(inGondar);
    expect(JSON.parse(localStorage.getItem('gulit:town') ?? '')).toEqual(gondar);
  });

  it('times out if the visitor never answers the prompt', () => {
    vi.useFakeTimers();
    stubGeolocation('nothing yet');
    locateVisitor();
    vi.advanceTimersByTime(44_000);
    expect(visitorPlace.read()).toEqual({ status: 'asking' });
    vi.advanceTimersByTime(1000);
    expect(visitorPlace.read()).toEqual({ status: 'timed-out' });
    vi.useRealTimers();
  });

  it('is the town chosen while the permission was being read', async () => {
    const device = stubGeolocation(here, { permission: 'granted' });
    const looked = locateVisitorIfPermitted();
    pickTown(gondar);
    await looked;
    expect(visitorPlace.read()).toEqual(inGondar);
    expect(device.getCurrentPosition).not.toHaveBeenCalled();
  });

  it('is not located once the page is left', async () => {
    const device = stubGeolocation(here, { permission: 'granted' });
    const need = new AbortController();
    const looked = locateVisitorIfPermitted(need.signal);
    need.abort();
    await looked;
    expect(device.getCurrentPosition).not.toHaveBeenCalled();
  });

  it('is the town of the last visit, without locating the device', async () => {
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
  ])('is unknown if %s is stored', (kept) => {
    localStorage.setItem('gulit:town', kept);
    resetPage();
    expect(visitorPlace.read()).toEqual({ status: 'unknown' });
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
