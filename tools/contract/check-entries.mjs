/** Requests and comments. @param {import('./report.mjs').Report} report */
export async function checkEntries({ must, should, call, seen }) {
  const { status, body } = await call('/api/cat');
  const there = must(
    'Entries: one plain list',
    status === 200 && Array.isArray(body),
    `GET /api/cat answers ${status} and no plain list: send all entries, not pages with results`,
  );
  if (!there) return;
  seen.entries = body;
  const requests = body.filter(
    (/** @type {any} */ entry) => entry.product_id === null || entry.product_id === undefined,
  );
  must(
    'Entries: requests have a message',
    requests.every((/** @type {any} */ { message }) => typeof message === 'string'),
    'an entry without product_id is a request, and needs message as text',
  );
  const dates = requests.map((/** @type {any} */ entry) => entry.created_at);
  const known = dates.filter((/** @type {unknown} */ one) => !Number.isNaN(Date.parse(String(one))));
  should(
    'Entries: all have dates',
    known.length === dates.length,
    'created_at with an offset on every request; without dates the list has to be oldest first',
  );
  const unknown = await call('/api/no-such-call');
  must(
    'Errors: unknown calls',
    unknown.status === 404,
    `/api/no-such-call answers ${unknown.status}; say 404`,
  );
}
