import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runTool } from '#tests/run-tool';

/** What the check says of a build of these files, and its exit code. */
async function check(files: Readonly<Record<string, string>>): ReturnType<typeof runTool> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-support-'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  const result = await runTool('engine-support/check.mjs', folder);
  await rm(folder, { recursive: true });
  return result;
}

/** What the oldest engines lack: its kind, a file with it, and what is said of that. */
const lacked = [
  ['a syntax', 'syntax.js', 'export const words = /[\\p{L}--[a-z]]/v;', 'Invalid regular expression flag'],
  ['a static method', 'static.js', 'export const answer = () => Response.json({});', 'Response.json'],
  ['a global', 'global.js', 'requestIdleCallback(() => new URLPattern({}));', 'URLPattern'],
  ['a method', 'method.js', 'document.body.showPopover();', 'showPopover'],
  ['a property of a style', 'property.css', 'p{field-sizing:content}', 'field-sizing'],
  ['a function of a style', 'function.css', 'p{color:light-dark(red,blue)}', 'light-dark()'],
  ['a selector', 'selector.css', 'p:has-slotted,h1{color:red}', ':has-slotted'],
] as const;

describe('tools/engine-support/check.mjs', () => {
  // Begun together: each starts a process.
  let said: ReturnType<typeof check>;
  let ofOne: ReturnType<typeof check>;
  let ofNone: ReturnType<typeof check>;
  beforeAll(() => {
    said = check(Object.fromEntries(lacked.map(([, name, text]) => [name, text])));
    ofOne = check({ 'method.js': 'document.body.showPopover();' });
    const rows =
      'export class Rows { #all = []; static { Object.hasOwn(Rows, "x"); } last() { return this.#all.at(-1); } }';
    const look = '@layer base{p:is(a,b){inset:0;color:color-mix(in srgb,red,blue)}}';
    ofNone = check({ 'rows.js': rows, 'look.css': look });
  });

  it.each(lacked)('names %s that the oldest engines lack', async (_kind, name, _text, problem) => {
    const { code, text } = await said;
    expect(text).toContain(`${name}: ${problem}`);
    expect(code).toBe(1);
  });

  it('fails for one of them alone', async () => {
    expect((await ofOne).code).toBe(1);
  });

  it('is content with what they have', async () => {
    expect((await ofNone).code).toBe(0);
  });
});
