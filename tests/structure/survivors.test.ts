import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { survivors } from '#tests/mutation/survivors';

it.each(survivors)('a mutant that survives is one of code that stands in $file: $code', ({ file, code }) => {
  expect(readFileSync(file, 'utf8')).toContain(code);
});
