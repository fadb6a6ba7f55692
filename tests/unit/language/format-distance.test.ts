import { describe, expect, it } from 'vitest';
import { formatDistance } from '@/language/format';

describe('formatDistance', () => {
  it.each([
    [0, 'under 100 m'],
    [0.0999, 'under 100 m'],
    [0.1, '0.1 km'],
    [0.42, '0.4 km'],
    [0.96, '1.0 km'],
    [2, '2.0 km'],
    [9.94, '9.9 km'],
    [9.949, '9.9 km'],
    [9.95, '10 km'],
    [10, '10 km'],
    [12.4, '12 km'],
    [12.5, '13 km'],
    [325.3, '325 km'],
  ])('writes %d km as %j', (kilometres, text) => {
    expect(formatDistance(kilometres)).toBe(text);
  });
});
