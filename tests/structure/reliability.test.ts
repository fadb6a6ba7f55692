import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '#tests/faults/fault-table';
import { renderReliability } from '#tests/faults/render-reliability';
import { leastNoticed, mutatedRooms } from '#tests/mutation/mutated-rooms';
import { scoreOf, unexplained } from '#tests/mutation/render-mutation';
import { survivors } from '#tests/mutation/survivors';

describe('the table of reliability', () => {
  it.each(Object.keys(calls))('has a section for each call: %s', (name) => {
    expect(renderReliability()).toContain(`\n## ${name}\n`);
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
