import { expect, it } from 'vitest';
import { qrModules } from '@/listings/sharing/qr-modules';

it('is a square with a finder in three of its corners', () => {
  const modules = qrModules('https://gulit.example/nearby-detail?id=7') ?? [];
  const last = modules.length - 7;
  expect(modules.every((row) => row.length === modules.length)).toBe(true);
  const edge = (x: number, y: number) => modules[y]?.slice(x, x + 7).every(Boolean);
  expect([edge(0, 0), edge(last, 0), edge(0, last), edge(last, last)]).toEqual([true, true, true, false]);
});

it.each([
  ['holds an Ethiopic address', `https://gulit.example/seller?company=${encodeURIComponent('ሸገር')}`, true],
  ['is not there for a text that no code holds', 'x'.repeat(3000), false],
])('%s', (_what, text, isThere) => {
  expect(qrModules(text) !== null).toBe(isThere);
});
