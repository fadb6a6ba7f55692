import { rowsOf } from '../servers/ask.mjs';

const toRadians = (degrees) => (degrees * Math.PI) / 180;

/** In km, on a sphere. */
function distance(one, other) {
  const [here, there] = [toRadians(Number(one.latitude)), toRadians(Number(other.latitude))];
  const turn = toRadians(Number(other.longitude) - Number(one.longitude));
  const cosine = Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(turn);
  return 6371 * Math.acos(Math.min(1, cosine));
}
const hasPlace = (row) => Boolean(row.latitude && row.longitude);

export async function checkNearby({ must, should, note, call, products }) {
  const placed = products.filter((row) => row.verified === true && hasPlace(row));
  const [listing] = placed;
  if (!listing) return note('Nearby', 'no verified product has coordinates');
  const near = async (lat, lng) => {
    const path = `/api/products/nearby/?lat=${lat}&lng=${lng}&radius=2`;
    const { status, body } = await call(path);
    return { path, status, rows: rowsOf(body) };
  };
  const { path, status, rows } = await near(listing.latitude, listing.longitude);
  const isList = status === 200 && rows !== undefined;
  if (!must('Nearby: a list', isList, `${path} answers ${status} and no list`)) return undefined;
  must(
    'Nearby: what is there',
    rows.some(({ id }) => id === listing.id),
    `${listing.product_name} is not among the products at its own place`,
  );
  // On the other side of the world, only a server that ignores the place finds anything.
  const far = await near(-Number(listing.latitude), Number(listing.longitude) > 0 ? -170 : 170);
  const isNear = (row) => hasPlace(row) && distance(listing, row) <= 2.05;
  const isFarAway = (row) => !placed.some(({ id }) => id === row.id);
  must(
    'Nearby: nothing else',
    far.status === 200 && rows.every(isNear) && (far.rows ?? []).every(isFarAway),
    'products further than radius km are listed: filter by the distance from lat and lng',
  );
  const wrong = await near('x', 'y');
  return should(
    'Nearby: wrong places',
    wrong.status === 400,
    `lat=x answers ${wrong.status}; say 400 with {field: [messages]}`,
  );
}
