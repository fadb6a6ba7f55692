import { describe, expect, it } from 'vitest';
import { freePort, startBroken, stop } from '#tests/drf/programs';
import { runTool } from '#tests/server/run-tool';
import { withDjango } from './with-django';

const check = (...words: string[]) => runTool('contract/contract.mjs', ...words);
/** The lines of the table with a given result. */
const linesOf = (text: string, state: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${state.padEnd(7)} |`))
    .map((line) => line.split('|')[1]?.trim());

describe('the Django server', () => {
  const django = withDjango();

  it('passes the checks, which write nothing to it', async () => {
    const before = await (await fetch(`${django.origin}/api/products/`)).json();
    const { code, text } = await check(django.origin);
    expect(linesOf(text, 'broken')).toEqual([]);
    expect(linesOf(text, 'holds').length).toBeGreaterThan(20);
    // A 304 is recommended, but not required.
    expect(linesOf(text, 'missing')).toContain('Products: 304');
    expect(code).toBe(0);
    expect(await (await fetch(`${django.origin}/api/products/`)).json()).toEqual(before);
  });

  it('fails the checks if the app has another origin', async () => {
    const { code, text } = await check(django.origin, '--site', 'https://gulit.example');
    expect(linesOf(text, 'broken')).toEqual(
      expect.arrayContaining(['CORS: /api/products/', 'CORS: preflight']),
    );
    expect(code).toBe(1);
  });
});

/** A mistake of `tests/drf/broken_server.py`, and the rule that finds it. */
const mistakes: readonly (readonly [mistake: string, rule: string])[] = [
  ['verified_as_text', 'Products: verified'],
  ['endless_pages', 'Products: pages end'],
  ['nearby_everything', 'Nearby: nothing else'],
];

/** A second rule that such a mistake breaks. */
const consequences: Readonly<Record<string, string>> = { verified_as_text: 'Products: somebody sees them' };

it.concurrent.each(mistakes)(
  'the contract check reports the mistake %s as "%s", with a fix',
  async (mistake, rule) => {
    const origin = `http://127.0.0.1:${await freePort()}`;
    const server = await startBroken(origin, mistake);
    const { code, text } = await check(origin);
    await stop(server);
    expect(new Set(linesOf(text, 'broken'))).toEqual(new Set([rule, consequences[mistake] ?? rule]));
    const line = text.split('\n').find((one) => one.startsWith('broken') && one.includes(`| ${rule} `));
    expect(line?.split('|')[2]?.trim()).toMatch(/\w+ \w+ \w+/);
    expect(code).toBe(1);
  },
);

it('the contract check reports an address that does not respond', async () => {
  const { code, text } = await check(`http://127.0.0.1:${await freePort()}`);
  expect(text).toMatch(/broken +\| Products: a list +\| GET \/api\/products\/ answers connect ECONNREFUSED/);
  expect(code).toBe(1);
});
