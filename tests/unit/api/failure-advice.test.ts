import { expect, it, vi } from 'vitest';
import { ApiError } from '@/api/api-error';
import { failureAdvice, reportUnexpected } from '@/api/failure-advice';
import { StorageError } from '@/platform/persisted-json';

it.each([
  ['Failed to fetch', 'network', 'Failed to fetch. Check your connection, then try again.'],
  ['Lost. Or slow.', 'network', 'Lost. Or slow. Check your connection, then try again.'],
  ['It took too long.', 'timeout', 'It took too long. Please try again.'],
  ['x', 'invalid-body', "We can't read what the server sent. Please try again in a moment."],
] as const)('failureAdvice describes %j (kind %s) as: %s', (message, kind, advice) => {
  expect(failureAdvice(new ApiError(message, { kind }))).toBe(advice);
});

it('failureAdvice prefers the advice of the failure itself', () => {
  expect(failureAdvice(new ApiError('x', { kind: 'http', advice: 'Come back.' }))).toBe('Come back.');
});

it.each([
  new ApiError('No listing of the answer can be read.', { kind: 'invalid-body' }),
  new TypeError('x is not a function'),
])('failureAdvice hides the internal message of %s, and says when to retry', (error) => {
  expect(failureAdvice(error)).not.toContain(error.message);
  expect(failureAdvice(error)).toMatch(/try again/i);
});

it.each([
  new ApiError('No answer.', { kind: 'network' }),
  new StorageError('No answer.'),
  new DOMException('The disk is full.', 'QuotaExceededError'),
  new DOMException('It was cancelled.', 'AbortError'),
])('reportUnexpected does not report %s', (error) => {
  const report = vi.spyOn(window, 'reportError').mockReturnValue();
  reportUnexpected(error);
  expect(report).not.toHaveBeenCalled();
});

it('reportUnexpected reports a mistake in our own code', () => {
  const report = vi.spyOn(window, 'reportError').mockReturnValue();
  const fault = new TypeError('x is not a function');
  reportUnexpected(fault);
  expect(report).toHaveBeenCalledExactlyOnceWith(fault);
});
