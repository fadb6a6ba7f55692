const toRadians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/** In km, on a sphere. @param {any} one @param {any} other */
function distance(one, other) {
  const [here, there] = [toRadians(Number(one.latitude)), toRadians(Number(other.latitude))];
  const turn = toRadians(Number(other.longitude) - Number(one.longitude));
  const cosine = Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(turn);
  return 6371 * Math.acos(Math.min(1, cosine));
}

/** @param {import('./report.mjs').Report} report */
export async function checkNearby({ must, should, skip, call, seen }) {
  const placed = seen.products.filter(
    ({ verified, latitude, longitude }) => verified === true && latitude && longitude,
  );
  const [listing] = placed;
  if (!listing) return skip('Nearby', 'no verified product has coordinates');
  const path = (/** @type {any} */ place) =>
    `/api/products/nearby/?lat=${place.latitude}&lng=${place.longitude}&radius=2`;
  const { status, body } = await call(path(listing));
  const rows = Array.isArray(body) ? body : body?.results;
  if (
    !must(
      'Nearby: a list',
      status === 200 && Array.isArray(rows),
      `${path(listing)} answers ${status} and no list`,
    )
  )
    return undefined;
  must(
    'Nearby: what is there',
    rows.some((/** @type {any} */ { id }) => id === listing.id),
    `${listing.product_name} is not among the products at its own place`,
  );
  // At the other end of the world nothing is near but what ignores the place.
  const far = await call(
    path({ latitude: -Number(listing.latitude), longitude: Number(listing.longitude) > 0 ? -170 : 170 }),
  );
  const farRows = Array.isArray(far.body) ? far.body : (far.body?.results ?? []);
  const beyond = (/** @type {any[]} */ all, /** @type {any} */ place) =>
    all.filter((row) => !(row.latitude && row.longitude) || distance(place, row) > 2.05);
  must(
    'Nearby: nothing else',
    far.status === 200 &&
      beyond(rows, listing).length === 0 &&
      farRows.every((/** @type {any} */ row) => !placed.some(({ id }) => id === row.id)),
    'products further than radius km are listed: filter by the distance from lat and lng',
  );
  const wrong = await call('/api/products/nearby/?lat=x&lng=y&radius=2');
  return should(
    'Nearby: wrong places',
    wrong.status === 400,
    `lat=x answers ${wrong.status}; say 400 with {field: [messages]}`,
  );
}
