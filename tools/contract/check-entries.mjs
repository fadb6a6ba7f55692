import { randomUUID } from 'node:crypto';
import { rowsOf } from '../servers/ask.mjs';

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

/** Sends a request and a comment. Only for servers where this does no harm. */
export async function checkWrittenEntries({ must, should, note, call, leave, products }) {
  const mark = `Contract check ${randomUUID().slice(0, 8)}`;
  const headers = { 'content-type': 'application/json' };
  const send = (entry) =>
    call('/api/cat', { method: 'POST', headers, body: Buffer.from(JSON.stringify(entry)) });
  const list = async () => rowsOf((await call('/api/cat')).body) ?? [];
  const name = 'Anonymous';
  const request = await send({ name, message: mark });
  const { location } = request.headers;
  const isTaken = must(
    'Entries: a request is stored',
    request.status >= 200 && request.status < 300,
    `POST /api/cat answers ${request.status}${location ? ` and leads to ${location}` : ''}: take it at exactly this address`,
  );
  if (isTaken) {
    leave(`request "${mark}"`);
    must(
      'Entries: it shows at once',
      (await list()).some((one) => one.message === mark && one.name === name),
      'the request is not in GET /api/cat, or without its name: keep name and message',
    );
  }
  const blank = await send({ name, message: '  ' });
  if (blank.status < 300) leave('a request without a text');
  should(
    'Entries: blank ones are refused',
    blank.status === 400,
    'a request without a text was stored: say 400',
  );
  const product = products.find(({ verified, images }) => verified === true && images?.length > 0);
  if (!product) return note('Entries: a comment is stored', 'no verified product has pictures');
  const place = { product_id: product.id, image_id: product.images[0].id };
  const user_email = 'contract-check@example.com';
  const date_posted = new Date().toISOString();
  const { status } = await send({ ...place, user_email, comment: mark, date_posted });
  if (status < 300) leave(`comment "${mark}" on product ${product.id}`);
  const found = (await list()).find((entry) => entry.comment === mark);
  const isPlaced = Object.entries(place).every(([key, id]) => String(found?.[key]) === String(id));
  const has = found ? 'has it without its picture' : 'does not have it';
  return must(
    'Entries: a comment is stored',
    status < 300 && isPlaced,
    `answers ${status}, and the list ${has}: keep product_id and image_id`,
  );
}
