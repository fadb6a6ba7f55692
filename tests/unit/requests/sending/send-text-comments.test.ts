import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { outgoing } from '@/requests/entries/entry';
import { type Field, submitUnsent } from '@/requests/sending/unsent-texts';
import { dateBefore, fixedNow } from '#tests/data/clock';
import { server } from '#tests/server/server';
import { hana, signIn } from '#tests/app/sign-in';

const comment = { productId: '7', imageId: '2', email: hana.email, text: 'Nice!' };
const row = {
  id: 5,
  product_id: 7,
  image_id: 2,
  user_email: hana.email,
  comment: 'Nice!',
  date_posted: dateBefore(0),
};

/** A server that lists `rows` and fails at first; the bodies it was sent. */
function serve(rows: readonly object[] = [], statuses = [201]) {
  const bodies: unknown[] = [];
  const shown: unknown[] = [];
  server.use(
    http.get('*/api/cat', () => HttpResponse.json(rows)),
    http.post('*/api/cat', async ({ request }) => {
      bodies.push(await request.json());
      shown.push(...outgoing.read().comments);
      return HttpResponse.json({}, { status: statuses[bodies.length - 1] ?? 201 });
    }),
  );
  return { bodies, shown };
}
function send({ productId, imageId, text } = comment): Promise<boolean> {
  const field: Field = { kind: 'comment', productId, imageId };
  return submitUnsent({ field, owner: hana.id }, text, createQueryClient()).then(
    () => true,
    () => false,
  );
}

describe('a comment', () => {
  it('goes as the server takes it, and stands beside its picture meanwhile', async () => {
    signIn();
    const { bodies, shown } = serve();
    expect(await send()).toBe(true);
    expect(bodies).toEqual([
      {
        product_id: 7,
        image_id: 2,
        user_email: hana.email,
        comment: 'Nice!',
        date_posted: new Date(fixedNow).toISOString(),
      },
    ]);
    expect(shown).toMatchObject([{ ...comment, postedAt: fixedNow, isPending: true }]);
  });

  it.each([
    ['7', 7],
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', '1234567890123456'],
    ['a7', 'a7'],
    ['7a', '7a'],
    ['7 a%20', '7 a%20'],
    ['', ''],
  ])('names the product %j as %j', async (productId, sent) => {
    signIn();
    const { bodies } = serve();
    await send({ ...comment, productId });
    expect(bodies).toMatchObject([{ product_id: sent, image_id: 2 }]);
  });

  it.each([
    ['the same', {}, 1],
    ['the same in other cases', { user_email: 'HANA@example.com', comment: ' nice! ' }, 1],
    ['one on another product', { product_id: 8 }, 2],
    ['one on another picture', { image_id: 3 }, 2],
    ['somebody else’s', { user_email: 'biruk@example.com' }, 2],
    ['another one', { comment: 'Nicer!' }, 2],
    ['one of yesterday', { date_posted: dateBefore(86_400_000) }, 2],
  ])('whose answer was lost is sent again unless the list shows it: %s', async (_what, change, times) => {
    signIn();
    const { bodies } = serve([{ ...row, ...change }], [500, 201]);
    expect(await send()).toBe(false);
    expect(await send()).toBe(true);
    expect(bodies).toHaveLength(times);
  });
});
