/** Requests and comments. @param {import('./report.mjs').Report} report */
export async function checkEntries({ must, should, call }) {
  const { status, body } = await call('/api/cat');
  if (!must('Entries: one plain list', status === 200 && Array.isArray(body), status)) return;
  const requests = body.filter((/** @type {any} */ entry) => (entry.product_id ?? null) === null);
  const haveMessages = requests.every((/** @type {any} */ { message }) => typeof message === 'string');
  must('Entries: requests have a message', haveMessages);
  const isDated = (/** @type {any} */ entry) => !Number.isNaN(Date.parse(String(entry.created_at)));
  should('Entries: all have dates', requests.every(isDated));
  const unknown = await call('/api/no-such-call');
  must('Errors: unknown calls', unknown.status === 404, unknown.status);
}
