import { describe, expect, it } from 'vitest';
import { calls } from '#tests/faults/fault-table';
import { renderReliability } from '#tests/faults/render-reliability';

describe('the table of reliability', () => {
  it.each(Object.keys(calls))('has a section for each call: %s', (name) => {
    expect(renderReliability()).toContain(`\n## ${name}\n`);
  });
});
