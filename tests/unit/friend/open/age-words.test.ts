import { describe, expect, it } from 'vitest';
import { ageWords } from '@/friend/open/age-words';
import { day, hour, minute } from '@/lib/time';
import { fixedNow } from '#tests/clock';

describe('the age of a file', () => {
  it.each([
    [3 * day, 'From a friend, 3 days old, not checked'],
    [2 * day - minute, 'From a friend, 1 day old, not checked'],
    [23 * hour, 'From a friend, 23 hours old, not checked'],
    [hour, 'From a friend, 1 hour old, not checked'],
    [0, 'From a friend, under an hour old, not checked'],
    [-minute, 'From a friend, under an hour old, not checked'],
    [null, 'From a friend, age unknown, not checked'],
  ])('of %j ms is said', (age, words) => {
    expect(ageWords(age === null ? null : fixedNow - age, fixedNow)).toBe(words);
  });
});
