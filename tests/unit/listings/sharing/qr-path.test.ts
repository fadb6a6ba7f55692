import { expect, it } from 'vitest';
import { qrPath } from '@/listings/sharing/qr-picture';

it.each([
  ['nothing', [], ''],
  ['no dark module', [[false, false]], ''],
  ['a run', [[true, true, false]], 'M0 0h2v1h-2z'],
  ['two runs in a line', [[true, false, true]], 'M0 0h1v1h-1zM2 0h1v1h-1z'],
  [
    'a run in each line',
    [
      [false, true],
      [true, true],
    ],
    'M1 0h1v1h-1zM0 1h2v1h-2z',
  ],
])('draws %s', (_what, modules, path) => {
  expect(qrPath(modules)).toBe(path);
});
