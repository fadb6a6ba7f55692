import { randomUUID } from 'node:crypto';
import { rowsOf } from '../servers/ask.mjs';

/** Requests and comments. */
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

/** Sends a request and a comment. Only for servers where this does no harm. */
export async function checkWrittenEntries({ must, should, note, call, products }) {
  const mark = `Contract check ${randomUUID().slice(0, 8)}`;
  const send = (entry) =>
    call('/api/cat', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(entry),
    });
  const find = async (test) => rowsOf((await call('/api/cat')).body)?.find(test);
  const name = 'Anonymous';
  const request = await send({ name, message: mark });
  const isTaken = request.status >= 200 && request.status < 300;
  if (must('Entries: a request is stored', isTaken, `POST /api/cat answers ${request.status}`)) {
    note('Left behind', `request "${mark}"`);
    const isShown = await find((one) => one.message === mark && one.name === name);
    must('Entries: it shows at once', isShown, 'not in GET /api/cat, or changed: keep name and message');
  }
  const blank = await send({ name, message: '  ' });
  if (blank.status < 300) note('Left behind', 'a request without a text');
  should(
    'Entries: blank ones are refused',
    blank.status === 400,
    'a request without a text was stored: say 400',
  );
  const product = products.find(({ verified, images }) => verified === true && images?.length > 0);
  if (!product) return note('Entries: a comment is stored', 'no verified product has pictures');
  const place = { product_id: product.id, image_id: product.images[0].id };
  const date_posted = new Date().toISOString();
  const { status } = await send({
    ...place,
    user_email: 'contract-check@example.com',
    comment: mark,
    date_posted,
  });
  if (status < 300) note('Left behind', `comment "${mark}" on product ${product.id}`);
  const found = await find(({ comment }) => comment === mark);
  const isPlaced = Object.entries(place).every(([key, id]) => String(found?.[key]) === String(id));
  return must('Entries: a comment is stored', isPlaced, `answers ${status}: keep product_id and image_id`);
}
