import { type Coordinates, distanceInKilometres } from '@/platform/coordinates';
import { type Town, towns } from './towns';

/** Farther away a name would mislead, in km. */
const farthest = 15;

/** The town or quarter whose centre is nearest to a place; null where none is near. */
export function nearestTown(place: Coordinates): Town | null {
  const byDistance = towns
    .map((town) => ({ town, distance: distanceInKilometres(place, town) }))
    .toSorted((one, other) => one.distance - other.distance);
  const [nearest] = byDistance;
  return nearest && nearest.distance <= farthest ? nearest.town : null;
}
