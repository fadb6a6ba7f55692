/** Checks requests and comments. */
export async function checkEntries({ must, should, call }) {
  const { status, body } = await call('/api/cat');
  const isList = status === 200 && Array.isArray(body);
  if (!must('Entries: one plain list', isList, `GET /api/cat answers ${status}: send all entries, not pages`))
    return;
  const requests = body.filter((entry) => (entry.product_id ?? null) === null);
  const haveMessages = requests.every(({ message }) => typeof message === 'string');
  must('Entries: requests have a message', haveMessages, 'an entry without product_id needs message as text');
  const haveDates = requests.every((entry) => !Number.isNaN(Date.parse(entry.created_at)));
  should('Entries: all have dates', haveDates, 'created_at with an offset; without it send the oldest first');
  const unknown = await call('/api/no-such-call');
  must(
    'Errors: unknown calls',
    unknown.status === 404,
    `/api/no-such-call answers ${unknown.status}; say 404`,
  );
}
