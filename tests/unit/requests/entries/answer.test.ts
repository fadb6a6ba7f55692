import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerMessage, canBeAnswered, groupThreads, parseAnswer } from '@/requests/entries/answer';
import type { MarketRequest } from '@/requests/entries/entry';

const entry = (id: string, message: string, fields: Partial<MarketRequest> = {}): MarketRequest => ({
  id,
  name: 'Anonymous',
  message,
  createdAt: null,
  isPending: false,
  ...fields,
});
const origin = window.location.origin;
const link = `${origin}/nearby-detail?id=7`;
const read = (message: string) => parseAnswer(entry('1', message));

describe('an answer', () => {
  it('is read as it was written, with any ids and name', () => {
    const id = fc
      .string({ minLength: 1, maxLength: 20, unit: 'grapheme' })
      .filter((text) => !/\p{Surrogate}/u.test(text));
    const requestId = id.filter((text) => /^\S+$/.test(text));
    fc.assert(
      fc.property(requestId, id, fc.string({ unit: 'grapheme' }), (request, listing, name) => {
        const answer = read(answerMessage(request, { id: listing, name }).trim());
        expect(answer).toMatchObject({ requestId: request, listingId: listing });
      }),
    );
  });

  it('names its listing without the scheme of an address', () => {
    const name = 'Sofa https://shop.example/sofa';
    expect(read(answerMessage('17', { id: '7', name }))).toMatchObject({
      introduction: 'Sofa shop.example/sofa',
    });
  });

  it('names a listing with a long name without half an emoji', () => {
    const message = answerMessage('17', { id: '7', name: `${'a'.repeat(79)}😀 and more` });
    expect(message).toBe(`Re #17: ${'a'.repeat(79)} ${link}`);
  });

  it('can quote a request with any id', () => {
    const id = 'ፍሪጅ'.repeat(60);
    expect(read(answerMessage(id, { id: '7', name: 'A fridge' }))).toMatchObject({ requestId: id });
  });

  it.each([
    ['', null],
    ['Re #17:', null],
    [`Re #17: ${link}`, ''],
    [`Re #17: A fridge ${link}`, 'A fridge'],
    [`Re #17: A fridge, call 0911 23 45 67 ${link}`, 'A fridge, call 0911 23 45 67'],
    [` Re #17: A fridge ${link}`, null],
    [`RE #17: A fridge ${link}`, null],
    [`Re 17: A fridge ${link}`, null],
    [`Re #1 7: A fridge ${link}`, null],
    [`Re #%zz: A fridge ${link}`, null],
    [`Re #17: A fridge`, null],
    [`Re #17: ${link} is a fridge`, null],
    [`Re #17: A fridge\n${link}`, null],
    [`Re #17: ${link} ${link}`, null],
    [`Re #17: See https://evil.example/ ${link}`, null],
    ['Re #17: A fridge https://evil.example/nearby-detail?id=7', null],
    [`Re #17: A fridge ${link}&next=1`, null],
    [`Re #17: A fridge ${link}#top`, null],
    [`Re #17: A fridge ${origin}/nearby-detail?id=`, null],
    [`Re #17: A fridge ${origin}/nearby-detail?id=7&id=8`, null],
    [`Re #17: A fridge ${origin}/nearby-detail/x?id=7`, null],
    [`Re #17: A fridge ${origin}/login?redirect_url=%2Fnearby-detail%3Fid%3D7`, null],
    [`Re #17: A fridge ${origin.replace('//', '//user@')}/nearby-detail?id=7`, null],
    [`Re #17: A fridge ${origin}.evil.example/nearby-detail?id=7`, null],
    ['Re #17: A fridge javascript:alert(1)', null],
  ])('is not read from %j', (message, words) => {
    expect(read(message)?.introduction ?? null).toBe(words);
  });

  it('cannot be given to a request without an id, or to one that is being sent', () => {
    expect(canBeAnswered(entry('17', 'A fridge'))).toBe(true);
    expect(canBeAnswered(entry('row 3', 'A fridge'))).toBe(false);
    expect(canBeAnswered(entry('17', 'A fridge', { isPending: true }))).toBe(false);
  });
});

const outline = (requests: readonly MarketRequest[]) =>
  groupThreads(requests).map(({ request, answers }) => [request.id, ...answers.map((one) => one.entry.id)]);

it('a thread has its answers below the quoted request, oldest first, and requests keep their order', () => {
  const requests = [
    entry('5', `Re #1: Second ${link}`),
    entry('4', 'A boat'),
    entry('3', `Re #1: First ${link}`),
    entry('2', 'A tent'),
    entry('1', 'A fridge'),
  ];
  expect(outline(requests)).toEqual([['4'], ['2'], ['1', '3', '5']]);
});

it.each([
  ['quotes an unknown request', [entry('2', `Re #99: A fridge ${link}`), entry('1', 'A fridge')]],
  ['quotes itself', [entry('2', `Re #2: A fridge ${link}`)]],
  ['quotes another answer', [entry('3', `Re #2: A fridge ${link}`), entry('2', `Re #99: A fridge ${link}`)]],
  ['quotes in a ring', [entry('2', `Re #1: A fridge ${link}`), entry('1', `Re #2: A fridge ${link}`)]],
])('an entry counts as a request if it %s', (_what, requests) => {
  expect(outline(requests)).toEqual(requests.map(({ id }) => [id]));
});

it('each entry is in exactly one thread', () => {
  const id = fc.constantFrom('1', '2', '3', '4', '5', '6');
  const message = fc.oneof(
    fc.constant('A fridge'),
    id.map((quoted) => `Re #${quoted}: A fridge ${link}`),
  );
  const requests = fc
    .array(fc.tuple(id, message), { maxLength: 6 })
    .map((all) => [...new Map(all)].map(([one, text]) => entry(one, text)));
  fc.assert(
    fc.property(requests, (all) => {
      expect(outline(all).flat().toSorted()).toEqual(all.map((one) => one.id).toSorted());
    }),
  );
});
