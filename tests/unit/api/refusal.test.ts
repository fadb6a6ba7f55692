import { describe, expect, it, vi } from 'vitest';
import { shownLanguage } from '@/language/messages';
import { failureAdvice } from '@/api/failure-advice';
import { readRetryAfter, refusal } from '@/api/refusal';

const headers = (given: Record<string, string>) => (name: string) => given[name] ?? null;
const advice = (status: number, given: Record<string, string> = {}) =>
  failureAdvice(refusal(status, null, headers(given)));

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
  ])('with status %d is said in words for people', (status, text) => {
    expect(advice(status)).toBe(text);
  });

  it.each([429, 503])('with status %d says when to retry if the server does', (status) => {
    const failure = refusal(status, null, headers({ 'retry-after': '12' }));
    expect(failure).toMatchObject({ status, retryAfter: 12_000 });
    expect(failureAdvice(failure)).toBe('The server is busy. Please try again in 12 s.');
  });

  it.each([403, 500])('with status %d ignores a wait that it cannot ask for', (status) => {
    expect(refusal(status, null, headers({ 'retry-after': '12' })).retryAfter).toBeUndefined();
  });

  it.each([
    ['0', '1 s'],
    ['Sat, 21 Nov 2026 09:00:01 GMT', '2 s'],
  ])('counts at least a second, rounded up: %s', (text, seconds) => {
    vi.setSystemTime(Date.parse('Sat, 21 Nov 2026 08:59:59.800 GMT'));
    const failure = refusal(429, null, headers({ 'retry-after': text }));
    expect(failureAdvice(failure)).toBe(`The server is busy. Please try again in ${seconds}.`);
  });

  it('says the wait in the language that is shown by then', () => {
    const failure = refusal(429, null, headers({ 'retry-after': '12' }));
    shownLanguage.write({
      code: 'de',
      translations: {
        'The server is busy. Please try again in {seconds} s.': 'Überlastet. In {seconds} s wieder.',
      },
    });
    expect(failureAdvice(failure)).toBe('Überlastet. In 12 s wieder.');
  });

  it('keeps status and body', () => {
    const body = { price: ['Too much.'] };
    const failure = refusal(400, body, headers({}));
    expect(failure).toMatchObject({
      kind: 'http',
      status: 400,
      body,
      message: 'The server responded with error 400.',
    });
  });
});

describe('Retry-After', () => {
  const date = 'Sat, 21 Nov 2026 09:00:00 GMT';

  it.each([
    ['0', 0],
    ['12', 12_000],
    [' 5 ', 5000],
    ['30', 30_000],
    ['3600', 30_000],
    ['Sat, 21 Nov 2026 09:00:12 GMT', 12_000],
    ['Sat, 21 Nov 2026 10:00:00 GMT', 30_000],
    ['Sat, 21 Nov 2026 08:00:00 GMT', 0],
    ['12 s', null],
    ['1.5', null],
    ['Sunday, 22-Nov-26 09:00:00 GMT', 30_000],
    ['Sat Nov 21 09:00:12 2026 GMT', 12_000],
    ['soon', null],
    ['', null],
    [null, null],
  ])('%j means a wait of %j ms, by the server’s own clock', (text, wait) => {
    expect(readRetryAfter(text, date)).toBe(wait);
  });

  it('uses the device’s clock for a date if the server sends none', () => {
    const text = new Date(Date.now() + 5000).toUTCString();
    expect(readRetryAfter(text, null)).toBe(5000);
  });
});
