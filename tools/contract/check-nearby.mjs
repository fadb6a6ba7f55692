import { rowsOf } from '../servers/ask.mjs';

/** The distance in km. On a flat map it is exact enough for a few kilometres. */
function distance(one, other) {
  const kilometresPerDegree = 111.2;
  const narrower = Math.cos((one.latitude * Math.PI) / 180);
  return (
    kilometresPerDegree *
    Math.hypot(one.latitude - other.latitude, narrower * (one.longitude - other.longitude))
  );
}

export async function checkNearby({ must, should, note, call, products }) {
  const listing = products.find((row) => row.verified === true && row.latitude && row.longitude);
  if (!listing) return note('Nearby', 'no verified product has coordinates');
  const near = async (lat, lng) => {
    const { status, body } = await call(`/api/products/nearby/?lat=${lat}&lng=${lng}&radius=2`);
    return { status, rows: rowsOf(body) };
  };
  const { status, rows } = await near(listing.latitude, listing.longitude);
  if (!must('Nearby: a list', status === 200 && rows, `answers ${status} and no list`) || !rows)
    return undefined;
  const isThere = rows.some(({ id }) => id === listing.id);
  must(
    'Nearby: what is there',
    isThere,
    `${listing.product_name} is not among the products at its own place`,
  );
  // On the other side of the world, only a server that ignores the position finds this offer.
  const far = await near(-listing.latitude, listing.longitude > 0 ? -170 : 170);
  const isNear = (row) => row.latitude && row.longitude && distance(listing, row) <= 2.05;
  const isRight = rows.every(isNear) && !far.rows?.some(({ id }) => id === listing.id);
  must('Nearby: nothing else', isRight, 'products further than radius km are listed: filter by the distance');
  const wrong = await near('x', 'y');
  return should('Nearby: wrong places', wrong.status === 400, `lat=x answers ${wrong.status}; say 400`);
}
