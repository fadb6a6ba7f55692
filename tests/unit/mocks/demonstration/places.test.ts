import { describe, expect, it } from 'vitest';
import { distanceInKilometres } from '@/platform/coordinates';
import { demonstrationCategories } from '@/mocks/demonstration/demonstration-categories';
import { makeListings } from '@/mocks/demonstration/make-listings';
import { neighbourhoods, placeNamedIn, towns } from '@/mocks/demonstration/places';

const meskelSquare = { latitude: 9.0107, longitude: 38.7612 };
const listings = makeListings({ seed: 7, now: 0, categories: demonstrationCategories });

describe('places', () => {
  it('names 16 neighbourhoods, all within 20 km of the centre of Addis Ababa', () => {
    expect(neighbourhoods).toHaveLength(16);
    for (const place of neighbourhoods) {
      expect(distanceInKilometres(place, meskelSquare), place.location).toBeLessThan(20);
      expect(place.location).toMatch(/, Addis Ababa$/);
    }
  });

  it('names at least 14 other towns, all in Ethiopia and outside Addis Ababa', () => {
    expect(towns.length).toBeGreaterThanOrEqual(14);
    for (const place of towns) {
      expect(distanceInKilometres(place, meskelSquare), place.location).toBeGreaterThan(30);
      expect(place.latitude > 3.4 && place.latitude < 14.9, place.location).toBe(true);
      expect(place.longitude > 33 && place.longitude < 48, place.location).toBe(true);
    }
  });

  it.each([
    ['Two-bedroom apartment, Bole', 'Bole, Addis Ababa'],
    ['Arat Kilo Press', '4 Kilo, Addis Ababa'],
    ['Arba Minch Fruits', 'Arba Minch'],
    ['Harare Safaris', undefined],
  ])('reads where %s is', (name, location) => {
    expect(placeNamedIn(name)?.location).toBe(location);
  });

  it('has listings in every place, scattered within 1.2 km of it', () => {
    for (const place of [...neighbourhoods, ...towns]) {
      const here = listings.filter(({ location }) => location === place.location);
      expect(here.length, place.location).toBeGreaterThan(0);
      const distances = here.map(({ latitude, longitude }) =>
        distanceInKilometres(place, { latitude: Number(latitude), longitude: Number(longitude) }),
      );
      expect(Math.max(...distances), place.location).toBeLessThan(1.2);
      expect(new Set(distances).size).toBe(here.length);
    }
  });
});
