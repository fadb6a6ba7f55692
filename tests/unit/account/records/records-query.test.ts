import { expect, it } from 'vitest';
import { recordPages } from '@/account/records/record-pages';
import { parseRecords } from '@/account/records/records-query';

it("a record's texts are cut if they would hang the browser", () => {
  const list = recordPages
    .flatMap(({ lists }) => lists)
    .find(({ textField }) => textField === 'product_name');
  if (!list) throw new Error('There is no list of orders.');
  const marks = '\u0301'.repeat(100_000);
  const row = { id: `a${marks}`, product_name: `Chair${marks}`, status: `late${marks}` };
  const kept = marks.slice(0, 8);
  expect(parseRecords([row], list)).toEqual([
    { key: `0 a${kept}`, id: `a${kept}`, text: `Chair${kept}`, status: `late${kept}` },
  ]);
});
