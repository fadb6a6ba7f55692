import { describe, expect, it } from 'vitest';
import { freePort, startBroken, stop } from '#tests/drf/programs';
import { runTool } from '#tests/server/run-tool';
import { withDjango } from './with-django';

const check = (...words: string[]) => runTool('contract/contract.mjs', ...words);
/** The lines of the table with a certain result. */
const linesOf = (text: string, state: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith(`${state.padEnd(7)} |`))
    .map((line) => line.split('|')[1]?.trim());

describe('the Django server', () => {
  const django = withDjango();

  it('passes the read checks, which write nothing', async () => {
    const before = await (await fetch(`${django.origin}/api/products/`)).json();
    const { code, text } = await check(django.origin);
    expect(linesOf(text, 'broken')).toEqual([]);
    expect(linesOf(text, 'holds').length).toBeGreaterThan(20);
    expect(linesOf(text, 'note')).toEqual(['CORS', 'What is written']);
    expect(code).toBe(0);
    expect(await (await fetch(`${django.origin}/api/products/`)).json()).toEqual(before);
  });

  it('passes the write checks, which leave behind only what they announce', async () => {
    const namesOf = async () => {
      const rows: { product_name: string }[] = await (await fetch(`${django.origin}/api/products/`)).json();
      return rows.map(({ product_name: name }) => name);
    };
    const before = new Set(await namesOf());
    const { code, text } = await check(django.origin, '--write');
    expect(linesOf(text, 'broken')).toEqual([]);
    expect(code).toBe(0);
    const left = (await namesOf()).filter((name) => !before.has(name));
    expect(left.length).toBeGreaterThan(2);
    for (const name of left) expect(text).toContain(name);
  });

  it('gets advice on improvements', async () => {
    const { text } = await check(django.origin, '--write');
    expect(linesOf(text, 'missing')).toEqual(
      expect.arrayContaining(['Products: 304', 'Posting: one key, one post']),
    );
  });

  it('fails the checks for pages of another origin', async () => {
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
  ['refusals_as_pages', 'Posting: refusals name the fields'],
  ['fields_dropped', 'Posting: every field as it was sent'],
];

/** What else is broken by such a mistake. */
const consequences: Readonly<Record<string, string>> = { verified_as_text: 'Products: somebody sees them' };

/** The results for the server with a mistake. */
async function checkBroken(mistake: string, ...options: string[]) {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const server = await startBroken(origin, mistake);
  const result = await check(origin, ...options);
  await stop(server);
  return result;
}

it.concurrent.each(mistakes)('the mistake %s is reported as "%s", with a fix', async (mistake, rule) => {
  const { code, text } = await checkBroken(mistake, ...(rule.startsWith('Posting') ? ['--write'] : []));
  expect(new Set(linesOf(text, 'broken'))).toEqual(new Set([rule, consequences[mistake] ?? rule]));
  const line = text.split('\n').find((one) => one.startsWith('broken') && one.includes(`| ${rule} `));
  expect(line?.split('|')[2]?.trim()).toMatch(/\w+ \w+ \w+/);
  expect(code).toBe(1);
});

it('reports an address that does not answer', async () => {
  const { code, text } = await check(`http://127.0.0.1:${await freePort()}`);
  expect(text).toMatch(/broken +\| Products: a list +\| GET \/api\/products\/ answers connect ECONNREFUSED/);
  expect(code).toBe(1);
});
