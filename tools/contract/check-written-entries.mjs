import { randomUUID } from 'node:crypto';

/**
 * Sends a request and a comment, for a server on which that does no harm.
 * @param {import('./report.mjs').Report} report
 */
export async function checkWrittenEntries({ must, should, skip, call, leave, seen }) {
  const mark = `Contract check ${randomUUID().slice(0, 8)}`;
  const send = (/** @type {object} */ entry) =>
    call('/api/cat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(JSON.stringify(entry)),
    });
  const list = async () => {
    const { body } = await call('/api/cat');
    return Array.isArray(body) ? body : (body?.results ?? []);
  };
  const request = await send({ name: 'Anonymous', message: mark });
  const taken = must(
    'Entries: a request is stored',
    request.status >= 200 && request.status < 300,
    `POST /api/cat answers ${request.status}${request.headers['location'] ? ` and leads to ${request.headers['location']}` : ''}: take it at exactly this address`,
  );
  if (taken) {
    leave(`request "${mark}"`);
    const all = await list();
    must(
      'Entries: it shows at once',
      all.some((/** @type {any} */ { message, name }) => message === mark && name === 'Anonymous'),
      'the request is not in GET /api/cat, or without its name: keep name and message',
    );
  }
  const blank = await send({ name: 'Anonymous', message: '  ' });
  if (blank.status < 300) leave('a request without a text');
  should(
    'Entries: blank ones are refused',
    blank.status === 400,
    'a request without a text was stored: say 400',
  );
  const product = seen.products.find(({ verified, images }) => verified === true && images?.length > 0);
  if (!product) return skip('Entries: a comment is stored', 'no verified product has pictures');
  const comment = {
    product_id: product.id,
    image_id: product.images[0].id,
    user_email: 'contract-check@example.com',
    comment: mark,
    date_posted: new Date().toISOString(),
  };
  const { status } = await send(comment);
  if (status < 300) leave(`comment "${mark}" on product ${product.id}`);
  const found = (await list()).find((/** @type {any} */ entry) => entry.comment === mark);
  return must(
    'Entries: a comment is stored',
    status < 300 &&
      String(found?.product_id) === String(product.id) &&
      String(found?.image_id) === String(comment.image_id),
    `answers ${status}, and the list ${found ? 'has it without its picture' : 'does not have it'}: keep product_id and image_id`,
  );
}
