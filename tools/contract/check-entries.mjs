/** Requests and comments. */
export async function checkEntries({ must, should, call }) {
  const { status, body } = await call('/api/cat');
  const isList = must(
    'Entries: one plain list',
    status === 200 && Array.isArray(body),
    `GET /api/cat answers ${status} and no plain list: send all entries, not pages with results`,
  );
  if (!isList) return;
  const requests = body.filter((entry) => (entry.product_id ?? null) === null);
  must(
    'Entries: requests have a message',
    requests.every(({ message }) => typeof message === 'string'),
    'an entry without product_id is a request, and needs message as text',
  );
  should(
    'Entries: all have dates',
    requests.every((entry) => !Number.isNaN(Date.parse(String(entry.created_at)))),
    'created_at with an offset on every request; without dates the list has to be oldest first',
  );
  const unknown = await call('/api/no-such-call');
  must(
    'Errors: unknown calls',
    unknown.status === 404,
    `/api/no-such-call answers ${unknown.status}; say 404`,
  );
}
