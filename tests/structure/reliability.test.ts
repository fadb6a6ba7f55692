import { readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { describe, expect, it } from 'vitest';
import { renderReliability } from '#tests/faults/render-reliability';
import { leastNoticed, mutatedRooms } from '#tests/mutation/mutated-rooms';
import { scoreOf, unexplained } from '#tests/mutation/render-mutation';
import { survivors } from '#tests/mutation/survivors';

const page = 'docs/reliability.md';

describe('docs/reliability.md', () => {
  it('says what the table of faults says; `npm run reliability` makes it anew', async () => {
    const settings = await resolveConfig(page);
    const made = await format(renderReliability(), { ...settings, parser: 'markdown' });
    expect(readFileSync(page, 'utf8')).toBe(made);
  });

  it.each(survivors)('explains code that stands in $file: $code', ({ file, code }) => {
    expect(readFileSync(file, 'utf8')).toContain(code);
  });

  it('explains every mutant that no test has noticed', () => {
    expect(unexplained).toEqual([]);
  });

  it.each(mutatedRooms.filter((room) => scoreOf(room).all > 0))(
    'has enough of the mutants noticed: $name',
    (room) => {
      const { noticed, all } = scoreOf(room);
      expect(noticed / all).toBeGreaterThanOrEqual(leastNoticed);
    },
  );
});
