import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** What the check says of a build of one file, and its exit code. */
async function check(name: string, text: string): Promise<{ code: number; output: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-support-'));
  await writeFile(path.join(folder, name), text);
  const result = await new Promise<{ code: number; output: string }>((resolve) => {
    execFile(process.execPath, ['tools/engine-support/check.mjs', folder], (error, output) =>
      resolve({ code: error ? 1 : 0, output }),
    );
  });
  await rm(folder, { recursive: true });
  return result;
}

describe('tools/engine-support/check.mjs', () => {
  it.each([
    ['a syntax', 'part.js', 'export const words = /[\\p{L}--[a-z]]/v;', 'Invalid regular expression flag'],
    [
      'a static method',
      'part.js',
      'export const answer = () => Response.json({});',
      'part.js: Response.json',
    ],
    ['a global', 'part.js', 'requestIdleCallback(() => new URLPattern({}));', 'part.js: URLPattern'],
    ['a method', 'part.js', 'document.body.showPopover();', 'part.js: showPopover'],
    ['a property of a style', 'look.css', 'p{field-sizing:content}', 'look.css: field-sizing'],
    ['a function of a style', 'look.css', 'p{color:light-dark(red,blue)}', 'look.css: light-dark()'],
    ['a selector', 'look.css', 'p:has-slotted,h1{color:red}', 'look.css: :has-slotted'],
  ])('names %s that the oldest engines lack', async (_kind, name, text, problem) => {
    const { code, output } = await check(name, text);
    expect(output).toContain(problem);
    expect(code).toBe(1);
  });

  it('is content with what they have', async () => {
    const text =
      'export class Rows { #all = []; static { Object.hasOwn(Rows, "x"); } last() { return this.#all.at(-1); } }';
    expect((await check('part.js', text)).code).toBe(0);
    expect(
      (await check('look.css', '@layer base{p:is(a,b){inset:0;color:color-mix(in srgb,red,blue)}}')).code,
    ).toBe(0);
  });
});
