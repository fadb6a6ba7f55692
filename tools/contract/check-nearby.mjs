const toRadians = (/** @type {number} */ degrees) => (degrees * Math.PI) / 180;

/** In km, on a sphere. @param {any} one @param {any} other */
function distance(one, other) {
  const [here, there] = [toRadians(Number(one.latitude)), toRadians(Number(other.latitude))];
  const turn = toRadians(Number(other.longitude) - Number(one.longitude));
  const cosine = Math.sin(here) * Math.sin(there) + Math.cos(here) * Math.cos(there) * Math.cos(turn);
  return 6371 * Math.acos(Math.min(1, cosine));
}
const hasPlace = (/** @type {any} */ row) => Boolean(row.latitude && row.longitude);

/** @param {import('./report.mjs').Report} report */
export async function checkNearby({ must, should, skip, call, seen }) {
  const placed = seen.products.filter((row) => row.verified === true && hasPlace(row));
  const [listing] = placed;
  if (!listing) return skip('Nearby', 'no verified product has coordinates');
  const near = async (/** @type {any} */ lat, /** @type {any} */ lng) => {
    const path = `/api/products/nearby/?lat=${lat}&lng=${lng}&radius=2`;
    const { status, body } = await call(path);
    return {
      path,
      status,
      rows: /** @type {any[] | undefined} */ ([body, body?.results].find(Array.isArray)),
    };
  };
  const { path, status, rows } = await near(listing.latitude, listing.longitude);
  if (!must('Nearby: a list', status === 200 && rows !== undefined, path, status) || !rows) return undefined;
  must(
    'Nearby: what is there',
    rows.some(({ id }) => id === listing.id),
    listing.product_name,
  );
  // At the other end of the world nothing is near but what ignores the place.
  const far = await near(-Number(listing.latitude), Number(listing.longitude) > 0 ? -170 : 170);
  const isNear = (/** @type {any} */ row) => hasPlace(row) && distance(listing, row) <= 2.05;
  const isFarAway = (/** @type {any} */ row) => !placed.some(({ id }) => id === row.id);
  must('Nearby: nothing else', far.status === 200 && rows.every(isNear) && (far.rows ?? []).every(isFarAway));
  const wrong = await near('x', 'y');
  return should('Nearby: wrong places', wrong.status === 400, wrong.status);
}
