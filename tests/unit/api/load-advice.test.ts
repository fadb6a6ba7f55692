import { describe, expect, it } from 'vitest';
import { ApiError, loadAdvice } from '@/api/api-error';

describe('loadAdvice', () => {
  it.each(['Failed to fetch', 'Load failed', 'NetworkError when attempting to fetch resource.'])(
    "shows a network error's own message %j and what to do",
    (message) => {
      const advice = loadAdvice(new ApiError(message, { kind: 'network' }));
      expect(advice.startsWith(message.replace(/\.$/, ''))).toBe(true);
      expect(advice).toMatch(/[^.]\. Check your connection/);
    },
  );

  it('names the status of a refusal and when to try again', () => {
    const advice = loadAdvice(new ApiError('The server answered 503.', { kind: 'http', status: 503 }));
    expect(advice).toMatch(/503\. .*try again/i);
  });

  it.each([
    new ApiError('No listing of the answer can be read.', { kind: 'invalid-body' }),
    new TypeError('x is not a function'),
  ])('keeps the inner words of %s from the visitor, and says when to try again', (error) => {
    expect(loadAdvice(error)).not.toContain(error.message);
    expect(loadAdvice(error)).toMatch(/try again/i);
  });
});
