import { expect, it } from 'vitest';
import { calls } from '#tests/faults/fault-table';
import { renderReliability } from '#tests/faults/render-reliability';

it('the table of reliability has a section for each call', () => {
  const sections = [...renderReliability().matchAll(/^## (.+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(expect.arrayContaining(Object.keys(calls)));
});
