import type { Coordinates } from '@/lib/distance';

/** A place where demonstration companies are. */
export interface Place extends Coordinates {
  /** As a listing's location reads. */
  location: string;
  /** Words of a company's or an offer's name that say that it is here. */
  names: readonly [string, ...string[]];
}

const inAddisAbaba = (latitude: number, longitude: number, ...names: [string, ...string[]]): Place => ({
  location: `${names[0]}, Addis Ababa`,
  names,
  latitude,
  longitude,
});

const town = (latitude: number, longitude: number, ...names: [string, ...string[]]): Place => ({
  location: names[0],
  names,
  latitude,
  longitude,
});

/** Neighbourhoods of Addis Ababa. */
export const neighbourhoods: readonly Place[] = [
  inAddisAbaba(8.9953, 38.7885, 'Bole'),
  inAddisAbaba(9.0367, 38.752, 'Piassa', 'Arada'),
  inAddisAbaba(9.0205, 38.848, 'CMC'),
  inAddisAbaba(9.0165, 38.769, 'Kazanchis'),
  inAddisAbaba(9.0205, 38.8015, 'Megenagna'),
  inAddisAbaba(9.0105, 38.7445, 'Mexico'),
  inAddisAbaba(8.9965, 38.7365, 'Sarbet'),
  inAddisAbaba(9.0337, 38.7636, '4 Kilo', 'Arat Kilo'),
  inAddisAbaba(9.0309, 38.7388, 'Merkato', 'Mercato'),
  inAddisAbaba(8.996, 38.812, 'Gerji'),
  inAddisAbaba(9.023, 38.875, 'Ayat'),
  inAddisAbaba(9.013, 38.734, 'Lideta'),
  inAddisAbaba(8.9535, 38.762, 'Saris'),
  inAddisAbaba(8.999, 38.854, 'Summit'),
  inAddisAbaba(9.062, 38.761, 'Shiro Meda', 'Entoto'),
  inAddisAbaba(8.904, 38.766, 'Kality'),
];

/** Other towns of Ethiopia. */
export const towns: readonly Place[] = [
  town(11.5936, 37.3908, 'Bahir Dar', 'Tana'),
  town(7.0621, 38.4764, 'Hawassa'),
  town(8.54, 39.2675, 'Adama'),
  town(13.4967, 39.4753, 'Mekelle'),
  town(12.603, 37.4521, 'Gondar'),
  town(9.5931, 41.8661, 'Dire Dawa', 'Kezira'),
  town(7.6734, 36.8344, 'Jimma'),
  town(6.0333, 37.55, 'Arba Minch'),
  town(11.1333, 39.6333, 'Dessie'),
  town(8.7525, 38.9785, 'Bishoftu', 'Debre Zeit'),
  town(9.3131, 42.1182, 'Harar'),
  town(9.6795, 39.5326, 'Debre Birhan'),
  town(14.1297, 38.716, 'Axum'),
  town(7.2, 38.6, 'Shashamane'),
  town(12.0317, 39.0476, 'Lalibela'),
];
