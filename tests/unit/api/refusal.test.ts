import { describe, expect, it } from 'vitest';
import { failureAdvice } from '@/api/failure-advice';
import { refusal } from '@/api/refusal';
import { shownLanguage } from '@/language/messages';

const advice = (status: number) => failureAdvice(refusal(status, null, null));

const soon = 'Please try again in a moment.';
const unclear = "The server didn't understand this. Reload the page, then try again.";

describe('a refusal', () => {
  it.each([
    [0, `The server sent us to another address. ${soon}`],
    [399, `The server sent us to another address. ${soon}`],
    [302, `The server sent us to another address. ${soon}`],
    [400, unclear],
    [401, "The server doesn't allow this. Sign in again, then try again."],
    [403, "The server doesn't allow this. Sign in again, then try again."],
    [404, "The server can't find this. Please try again later."],
    [408, `The server is busy. ${soon}`],
    [409, 'Someone else has changed this. Reload the page, then try again.'],
    [410, 'The server no longer has this. Please try again later.'],
    [413, 'This is too large for the server. Send less, or smaller files.'],
    [402, unclear],
    [422, unclear],
    [429, `The server is busy. ${soon}`],
    [428, unclear],
    [499, unclear],
    [500, `The server has a problem. ${soon}`],
    [502, `The server is down right now. ${soon}`],
    [503, `The server is down right now. ${soon}`],
    [504, `The server is down right now. ${soon}`],
    [501, `The server has a problem. ${soon}`],
  ])('with status %d has a text for people', (status, text) => {
    expect(advice(status)).toBe(text);
  });

  it.each([429, 503])('with status %d says when to retry if the server does', (status) => {
    const failure = refusal(status, null, '12');
    expect(failure).toMatchObject({ status, retryAfter: 12_000 });
    expect(failureAdvice(failure)).toBe('The server is busy. Please try again in 12 s.');
  });

  it.each([403, 500])('with status %d ignores the server’s wait', (status) => {
    expect(refusal(status, null, '12').retryAfter).toBeUndefined();
  });

  it('names at least one second', () => {
    expect(failureAdvice(refusal(429, null, '0'))).toBe('The server is busy. Please try again in 1 s.');
  });

  it('names the wait in the language that is shown at that time', () => {
    const failure = refusal(429, null, '12');
    shownLanguage.write({
      code: 'de',
      translations: {
        'The server is busy. Please try again in {seconds} s.': 'Überlastet. In {seconds} s wieder.',
      },
    });
    expect(failureAdvice(failure)).toBe('Überlastet. In 12 s wieder.');
  });

  it('keeps the status and the body', () => {
    const body = { price: ['Too much.'] };
    const failure = refusal(400, body, null);
    expect(failure).toMatchObject({
      kind: 'http',
      status: 400,
      body,
      message: 'The server responded with error 400.',
    });
  });
});

it.each([
  ['0', 0],
  ['12', 12_000],
  ['30', 30_000],
  ['3600', 30_000],
  ['Sat, 21 Nov 2026 09:00:12 GMT', undefined],
  ['12 s', undefined],
  ['1.5', undefined],
  ['-12', undefined],
  ['', undefined],
  [null, undefined],
])('a Retry-After of %j means a wait of %j ms', (text, wait) => {
  expect(refusal(429, null, text).retryAfter).toBe(wait);
});
