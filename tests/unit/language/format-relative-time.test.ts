import { describe, expect, it } from 'vitest';
import { formatAge, formatRelativeTime } from '@/language/format';
import { day, hour, minute } from '@/platform/time';
import { fixedNow } from '#tests/data/clock';

const afterAge = (age: number) => formatRelativeTime(fixedNow - age, fixedNow);

describe('formatRelativeTime', () => {
  it.each([
    [0, 'just now'],
    [1, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 min ago'],
    [2 * minute - 1, '1 min ago'],
    [35 * minute, '35 min ago'],
    [hour - 1, '59 min ago'],
    [hour, '1 h ago'],
    [2 * hour, '2 h ago'],
    [day - 1, '23 h ago'],
    [day, '1 d ago'],
    [2 * day - 1, '1 d ago'],
    [6 * day, '6 d ago'],
    [7 * day - 1, '6 d ago'],
  ])('calls an age of %d ms %j', (age, text) => {
    expect(afterAge(age)).toBe(text);
  });

  it.each([
    [7 * day, '14 Nov 2026'],
    [30 * day, '22 Oct 2026'],
    [365 * day, '21 Nov 2025'],
  ])('writes the date from seven days on (%d ms)', (age, text) => {
    expect(afterAge(age)).toBe(text);
  });

  it.each([1, 5 * minute])('calls a post that is %d ms ahead of our clock new', (skew) => {
    expect(afterAge(-skew)).toBe('just now');
  });
});

describe('formatAge', () => {
  it.each([
    [0, 'just now'],
    [35 * minute, '35 min'],
    [2 * hour, '2 h'],
    [116 * day, '116 d'],
    [-2 * hour, '21 Nov 2026'],
  ])('shortens an age of %d ms to %j', (age, text) => {
    expect(formatAge(fixedNow - age, fixedNow)).toBe(text);
  });
});
