import { addisAbaba, otherTowns } from '@/place/towns';
import type { Coordinates } from '@/platform/coordinates';

/** A place where demonstration companies are. */
export interface Place extends Coordinates {
  /** The location, as a listing shows it. */
  location: string;
  /** Names of the place that may be in the name of a company or listing. */
  names: readonly [string, ...string[]];
}

type Neighbourhood = (typeof addisAbaba)[number]['name'];
type TownName = (typeof otherTowns)[number]['name'];

const centres = new Map<string, Coordinates>(
  [...addisAbaba, ...otherTowns].map(({ name, latitude, longitude }) => [name, { latitude, longitude }]),
);

function place(location: string, names: Place['names']): Place {
  const centre = centres.get(names[0]);
  if (!centre) throw new Error(`Nobody knows where ${names[0]} is.`);
  return { location, names, ...centre };
}

const inAddisAbaba = (name: Neighbourhood, ...others: string[]) =>
  place(`${name}, Addis Ababa`, [name, ...others]);
const inTown = (name: TownName, ...others: string[]) => place(name, [name, ...others]);

/** Neighbourhoods of Addis Ababa. */
export const neighbourhoods: readonly Place[] = [
  inAddisAbaba('Bole'),
  inAddisAbaba('Piassa', 'Arada'),
  inAddisAbaba('CMC'),
  inAddisAbaba('Kazanchis'),
  inAddisAbaba('Megenagna'),
  inAddisAbaba('Mexico'),
  inAddisAbaba('Sarbet'),
  inAddisAbaba('4 Kilo', 'Arat Kilo'),
  inAddisAbaba('Merkato', 'Mercato'),
  inAddisAbaba('Gerji'),
  inAddisAbaba('Ayat'),
  inAddisAbaba('Lideta'),
  inAddisAbaba('Saris'),
  inAddisAbaba('Summit'),
  inAddisAbaba('Shiro Meda', 'Entoto'),
  inAddisAbaba('Kality'),
];

/** Other towns of Ethiopia. */
export const towns: readonly Place[] = [
  inTown('Bahir Dar', 'Tana'),
  inTown('Hawassa'),
  inTown('Adama'),
  inTown('Mekelle'),
  inTown('Gondar'),
  inTown('Dire Dawa', 'Kezira'),
  inTown('Jimma'),
  inTown('Arba Minch'),
  inTown('Dessie'),
  inTown('Bishoftu', 'Debre Zeit'),
  inTown('Harar'),
  inTown('Debre Birhan'),
  inTown('Axum'),
  inTown('Shashamane'),
  inTown('Lalibela'),
];

const places = [...neighbourhoods, ...towns];

/** The place that a text names. Without it, 'Two-bedroom apartment, Bole' could be listed in Gondar. */
export function placeNamedIn(text: string): Place | undefined {
  const words = ` ${text.replace(/[^\p{L}\d]+/gu, ' ')} `;
  return places.find(({ names }) => names.some((name) => words.includes(` ${name} `)));
}
