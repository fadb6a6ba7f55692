import { expect, it } from 'vitest';
import { nearestTown } from '@/place/towns';

it.each([
  ['in a quarter', { latitude: 8.9971, longitude: 38.7868 }, 'Bole'],
  ['between two quarters', { latitude: 9.0123, longitude: 38.765 }, 'Kazanchis'],
  ['in a town', { latitude: 7.06, longitude: 38.48 }, 'Hawassa'],
  ['far from all places', { latitude: 5, longitude: 45 }, null],
])('the nearest place is found %s', (_where, place, name) =>
  expect(nearestTown(place)?.name ?? null).toBe(name),
);
