import { randomUUID } from 'node:crypto';

/**
 * Sends a request and a comment, for a server on which that does no harm.
 * @param {import('./report.mjs').Report} report
 */
export async function checkWrittenEntries({ must, should, skip, call, leave, seen }) {
  const mark = `Contract check ${randomUUID().slice(0, 8)}`;
  const headers = { 'content-type': 'application/json' };
  const send = (/** @type {object} */ entry) =>
    call('/api/cat', { method: 'POST', headers, body: Buffer.from(JSON.stringify(entry)) });
  const list = async () => {
    const { body } = await call('/api/cat');
    return /** @type {any[]} */ ([body, body?.results].find(Array.isArray) ?? []);
  };
  const name = 'Anonymous';
  const request = await send({ name, message: mark });
  const taken = request.status >= 200 && request.status < 300;
  const { location } = request.headers;
  const led = location ? ` and leads to ${location}` : '';
  if (must('Entries: a request is stored', taken, request.status, led)) {
    leave(`request "${mark}"`);
    const isIt = (/** @type {any} */ one) => one.message === mark && one.name === name;
    must('Entries: it shows at once', (await list()).some(isIt));
  }
  const blank = await send({ name, message: '  ' });
  if (blank.status < 300) leave('a request without a text');
  should('Entries: blank ones are refused', blank.status === 400);
  const product = seen.products.find(({ verified, images }) => verified === true && images?.length > 0);
  if (!product) return skip('Entries: a comment is stored', 'no verified product has pictures');
  const place = { product_id: product.id, image_id: product.images[0].id };
  const user_email = 'contract-check@example.com';
  const { status } = await send({
    ...place,
    user_email,
    comment: mark,
    date_posted: new Date().toISOString(),
  });
  if (status < 300) leave(`comment "${mark}" on product ${product.id}`);
  const found = (await list()).find((entry) => entry.comment === mark);
  const isPlaced = Object.entries(place).every(([key, id]) => String(found?.[key]) === String(id));
  const has = found ? 'has it without its picture' : 'does not have it';
  return must('Entries: a comment is stored', status < 300 && isPlaced, status, has);
}
