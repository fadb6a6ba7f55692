import { message } from '@/language/translate';
import { distanceInKilometres, type Coordinates } from '@/platform/coordinates';

/** In km. The name of a town farther away would mislead people. */
const maxDistance = 15;

/** The town or neighbourhood with the nearest centre; null if none is near. */
export function nearestTown(place: Coordinates): Town | null {
  const byDistance = towns
    .map((town) => ({ town, distance: distanceInKilometres(place, town) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest] = byDistance;
  return nearest && nearest.distance <= maxDistance ? nearest.town : null;
}

/** A place that a visitor can choose, with the coordinates of its centre. */
export interface Town extends Coordinates {
  name: string;
}

/**
 * The neighbourhoods of Addis Ababa, which is much wider than the 2 km that count as near. Their coordinates are those
 * of the name, a bus stop or a bank branch in OpenStreetMap.
 */
export const addisAbaba = [
  { name: message('4 Kilo'), latitude: 9.0337, longitude: 38.7636 },
  { name: message('6 Kilo'), latitude: 9.047, longitude: 38.761 },
  { name: message('Addis Ketema'), latitude: 9.037, longitude: 38.733 },
  { name: message('Akaki'), latitude: 8.875, longitude: 38.789 },
  { name: message('Ayat'), latitude: 9.023, longitude: 38.875 },
  { name: message('Ayer Tena'), latitude: 8.984, longitude: 38.696 },
  { name: message('Bole'), latitude: 8.9953, longitude: 38.7885 },
  { name: message('CMC'), latitude: 9.0205, longitude: 38.848 },
  { name: message('Gerji'), latitude: 8.996, longitude: 38.812 },
  { name: message('Gofa'), latitude: 8.977, longitude: 38.749 },
  { name: message('Haya Hulet'), latitude: 9.0155, longitude: 38.7875 },
  { name: message('Jemo'), latitude: 8.9577, longitude: 38.7123 },
  { name: message('Kality'), latitude: 8.904, longitude: 38.766 },
  { name: message('Kazanchis'), latitude: 9.0165, longitude: 38.769 },
  { name: message('Kolfe'), latitude: 9.027, longitude: 38.708 },
  { name: message('Kotebe'), latitude: 9.037, longitude: 38.84 },
  { name: message('Lafto'), latitude: 8.947, longitude: 38.744 },
  { name: message('Lebu'), latitude: 8.961, longitude: 38.725 },
  { name: message('Lideta'), latitude: 9.013, longitude: 38.734 },
  { name: message('Megenagna'), latitude: 9.0205, longitude: 38.8015 },
  { name: message('Merkato'), latitude: 9.0309, longitude: 38.7388 },
  { name: message('Mexico'), latitude: 9.0105, longitude: 38.7445 },
  { name: message('Piassa'), latitude: 9.0367, longitude: 38.752 },
  { name: message('Sarbet'), latitude: 8.9965, longitude: 38.7365 },
  { name: message('Saris'), latitude: 8.9535, longitude: 38.762 },
  { name: message('Shiro Meda'), latitude: 9.062, longitude: 38.761 },
  { name: message('Summit'), latitude: 8.999, longitude: 38.854 },
  { name: message('Tor Hayloch'), latitude: 9.0115, longitude: 38.721 },
] as const satisfies readonly Town[];

export const otherTowns = [
  { name: message('Adama'), latitude: 8.54, longitude: 39.2675 },
  { name: message('Adigrat'), latitude: 14.2769, longitude: 39.4619 },
  { name: message('Ambo'), latitude: 8.9833, longitude: 37.85 },
  { name: message('Arba Minch'), latitude: 6.0333, longitude: 37.55 },
  { name: message('Asella'), latitude: 7.95, longitude: 39.1333 },
  { name: message('Asosa'), latitude: 10.0667, longitude: 34.5333 },
  { name: message('Axum'), latitude: 14.1297, longitude: 38.716 },
  { name: message('Bahir Dar'), latitude: 11.5936, longitude: 37.3908 },
  { name: message('Bale Robe'), latitude: 7.1167, longitude: 40 },
  { name: message('Bishoftu'), latitude: 8.7525, longitude: 38.9785 },
  { name: message('Burayu'), latitude: 9.0833, longitude: 38.6667 },
  { name: message('Butajira'), latitude: 8.1167, longitude: 38.3667 },
  { name: message('Debre Birhan'), latitude: 9.6795, longitude: 39.5326 },
  { name: message('Debre Markos'), latitude: 10.35, longitude: 37.7333 },
  { name: message('Debre Tabor'), latitude: 11.85, longitude: 38.0167 },
  { name: message('Dessie'), latitude: 11.1333, longitude: 39.6333 },
  { name: message('Dilla'), latitude: 6.4167, longitude: 38.3167 },
  { name: message('Dire Dawa'), latitude: 9.5931, longitude: 41.8661 },
  { name: message('Fiche'), latitude: 9.8, longitude: 38.7333 },
  { name: message('Gambela'), latitude: 8.25, longitude: 34.5833 },
  { name: message('Goba'), latitude: 7.0167, longitude: 39.9833 },
  { name: message('Gondar'), latitude: 12.603, longitude: 37.4521 },
  { name: message('Harar'), latitude: 9.3131, longitude: 42.1182 },
  { name: message('Hawassa'), latitude: 7.0621, longitude: 38.4764 },
  { name: message('Hosaena'), latitude: 7.55, longitude: 37.85 },
  { name: message('Jijiga'), latitude: 9.35, longitude: 42.8 },
  { name: message('Jimma'), latitude: 7.6734, longitude: 36.8344 },
  { name: message('Kombolcha'), latitude: 11.0833, longitude: 39.7333 },
  { name: message('Lalibela'), latitude: 12.0317, longitude: 39.0476 },
  { name: message('Lege Tafo'), latitude: 9.066, longitude: 38.888 },
  { name: message('Mekelle'), latitude: 13.4967, longitude: 39.4753 },
  { name: message('Metu'), latitude: 8.3, longitude: 35.5833 },
  { name: message('Mojo'), latitude: 8.5833, longitude: 39.1167 },
  { name: message('Negele Borana'), latitude: 5.3333, longitude: 39.5833 },
  { name: message('Nekemte'), latitude: 9.0833, longitude: 36.55 },
  { name: message('Sebeta'), latitude: 8.9167, longitude: 38.6167 },
  { name: message('Semera'), latitude: 11.7925, longitude: 41.0056 },
  { name: message('Shashamane'), latitude: 7.2, longitude: 38.6 },
  { name: message('Shire'), latitude: 14.1, longitude: 38.2833 },
  { name: message('Sodo'), latitude: 6.9, longitude: 37.75 },
  { name: message('Weldiya'), latitude: 11.8333, longitude: 39.6 },
  { name: message('Welkite'), latitude: 8.2833, longitude: 37.7833 },
  { name: message('Ziway'), latitude: 7.9333, longitude: 38.7167 },
] as const satisfies readonly Town[];

/** All places to choose from, the neighbourhoods of the capital first. */
export const towns = [...addisAbaba, ...otherTowns];
