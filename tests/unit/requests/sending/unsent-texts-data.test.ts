import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { createQueryClient } from '@/api/query-client';
import { type UnsentText, unsentTexts } from '@/requests/sending/unsent-texts';
import { unsentTextsData } from '@/requests/sending/unsent-texts-data';
import { fixedNow } from '#tests/data/clock';
import { server } from '#tests/server/server';
import { hana, signIn } from '#tests/app/sign-in';

const data = unsentTextsData(createQueryClient());
const unsent = (change: Partial<UnsentText>): UnsentText => ({
  field: { kind: 'box' },
  owner: hana.id,
  text: 'A ladder',
  savedAt: fixedNow,
  savedHereAt: fixedNow,
  submitted: null,
  ...change,
});
const picture = { kind: 'comment', productId: '7', imageId: '2' } as const;
const submitted = (text: string, isShown: boolean) => ({ text, isShown, attempt: null });

/** A server that refuses texts with `bad`; returns the stored texts. */
function serve(): unknown[] {
  const stored: unknown[] = [];
  server.use(
    http.get('*/api/cat', () => HttpResponse.json([])),
    http.post('*/api/cat', async ({ request }) => {
      const { message, comment, product_id, image_id, user_email } = Object(await request.json());
      const text = message ?? comment;
      if (text.includes('bad')) return HttpResponse.json({}, { status: 400 });
      stored.push(comment ? [text, product_id, image_id, user_email] : text);
      return HttpResponse.json({}, { status: 201 });
    }),
  );
  return stored;
}

describe('the unsent texts of an account', () => {
  it.each<[UnsentText[], string[]]>([
    [[], []],
    [[unsent({})], ['1 unsent request']],
    [[unsent({}), unsent({ field: { kind: 'form' } })], ['2 unsent requests']],
    [[unsent({ field: picture })], ['1 unsent comment']],
    [
      [unsent({}), unsent({ field: picture }), unsent({ field: { ...picture, imageId: '3' } })],
      ['1 unsent request', '2 unsent comments'],
    ],
    [[unsent({ owner: 'user_other' }), unsent({ owner: null })], []],
    [[unsent({ text: '  ' })], []],
    [[unsent({ text: '', submitted: submitted('A stove', false) })], ['1 unsent request']],
    [[unsent({ text: '', submitted: submitted('A stove', true) })], []],
  ])('%j are described as %j', async (all, facts) => {
    unsentTexts.write(all);
    expect(await data.describe?.(hana.id)).toEqual({ facts, mayBeSent: facts.length > 0 });
  });

  it('are sent, submitted text before later text', async () => {
    signIn();
    const stored = serve();
    unsentTexts.write([
      unsent({ text: ' A ladder ', submitted: submitted('A stove', false) }),
      unsent({ field: picture, text: 'Nice!' }),
    ]);
    expect(await data.send?.(hana)).toBe(true);
    expect(stored).toEqual(['A stove', 'A ladder', ['Nice!', 7, 2, hana.email]]);
    expect(unsentTexts.read()).toEqual([]);
  });

  it('stay if they cannot be sent, and the others are sent', async () => {
    signIn();
    const stored = serve();
    unsentTexts.write([unsent({ text: 'bad' }), unsent({ field: picture, text: 'Nice!' })]);
    expect(await data.send?.(hana)).toBe(false);
    expect(stored).toEqual([['Nice!', 7, 2, hana.email]]);
    expect(unsentTexts.read()).toMatchObject([{ field: { kind: 'box' }, submitted: { text: 'bad' } }]);
  });

  it('are deleted, and those of others stay', async () => {
    unsentTexts.write([unsent({}), unsent({ owner: 'user_other', text: 'Other' })]);
    await data.deleteUnsent?.(hana.id);
    expect(unsentTexts.read().map(({ text }) => text)).toEqual(['Other']);
  });
});
