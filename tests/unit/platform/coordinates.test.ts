import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceInKilometres, parseCoordinates, type Coordinates } from '@/platform/coordinates';

const at = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const addisAbaba = at(9.0054, 38.7636);
const halfWayRound = Math.PI * 6371.0088;

const coordinates = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

describe('distanceInKilometres', () => {
  it.each([
    ['Bahir Dar', at(11.5936, 37.3908), 325],
    ['Nairobi', at(-1.2921, 36.8219), 1167],
    ['London', at(51.5074, -0.1278), 5907],
    ['New York', at(40.7128, -74.006), 11_215],
  ])('is correct to one percent from Addis Ababa to %s', (_name, place, kilometres) => {
    expect(Math.abs(distanceInKilometres(addisAbaba, place) / kilometres - 1)).toBeLessThan(0.01);
  });

  it('is about 111.2 km for a degree along a meridian and along the equator', () => {
    expect(distanceInKilometres(at(0, 0), at(1, 0))).toBeCloseTo(111.195, 2);
    expect(distanceInKilometres(at(0, 0), at(0, 1))).toBeCloseTo(111.195, 2);
  });

  it('measures the short way across the date line', () => {
    expect(distanceInKilometres(at(0, 179.5), at(0, -179.5))).toBeCloseTo(111.195, 2);
  });

  it.each([
    [at(0, 0), at(0, 180)],
    [at(90, 0), at(-90, 0)],
    [addisAbaba, at(-9.0054, -141.2364)],
  ])('is half the earth’s circumference between the antipodes %o and %o', (from, to) => {
    expect(distanceInKilometres(from, to)).toBeCloseTo(halfWayRound, 1);
  });

  it('is the same in both directions, and never more than half the circumference', () => {
    fc.assert(
      fc.property(coordinates, coordinates, (from, to) => {
        const kilometres = distanceInKilometres(from, to);
        expect(kilometres).toBe(distanceInKilometres(to, from));
        expect(kilometres).toBeGreaterThanOrEqual(0);
        expect(kilometres).toBeLessThanOrEqual(halfWayRound + 1e-6);
      }),
    );
  });
});

it.each([
  ['9.010000', '38.760000', at(9.01, 38.76)],
  [9.01, 38.76, at(9.01, 38.76)],
  [0, '38.76', at(0, 38.76)],
  ['9.01', 0, at(9.01, 0)],
])('parseCoordinates reads %j and %j', (latitude, longitude, place) =>
  expect(parseCoordinates({ latitude, longitude })).toEqual(place),
);

it.each([
  [0, 0],
  ['0.000000', '0.000000'],
  ['-0', 0],
  [null, '38.76'],
  ['', ''],
  ['91', '38.76'],
  ['9.01', '181'],
  ['9,01', '38,76'],
])('parseCoordinates reads no coordinates in %j and %j', (latitude, longitude) =>
  expect(parseCoordinates({ latitude, longitude })).toBeNull(),
);
