import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

interface Diagnostic {
  code: string;
  filename: string;
  help?: string;
}

const table: string = pathToFileURL(resolve('tools/rooms.mjs')).href;
const { foldersOf, mayImport } = (await import(/* @vite-ignore */ table)) as {
  foldersOf: Record<string, readonly string[]>;
  mayImport: Record<string, readonly string[]>;
};
const rooms = Object.keys(mayImport);
const crossings = rooms.flatMap((room) =>
  rooms
    .filter((other) => other !== room)
    .map((other) => ({ room, other, allowed: mayImport[room]?.includes(other) ?? false })),
);

/** The folders inside a room, each with the one above it, which it must not import. */
const foldersBack = Object.entries(foldersOf).flatMap(([room, folders]) =>
  folders
    .slice(1)
    .map((folder, index) => ({ folder: `${room}/${folder}`, above: `${room}/${folders[index]}` })),
);

const reExport = (from: string) => `export { thing } from '${from}';\n`;

/** Spellings of a forbidden import, each in its own file. */
const probes: Record<string, string> = {
  'src/platform/climb.ts': reExport('../ui/thing'),
  'src/platform/deep/climb.ts': reExport('../../ui/thing'),
  'src/ui/deep/sibling.ts': reExport('../thing'),
  'src/platform/detour.ts': reExport('./../ui/thing'),
  'src/platform/alias-detour.ts': reExport('@/platform/../ui/thing'),
  'src/platform/as-import.ts': `import { thing } from '@/ui/thing';\n\nexport const used = thing;\n`,
  'src/platform/as-type.ts': `import type { thing } from '@/ui/thing';\n\nexport type Used = typeof thing;\n`,
  'src/platform/as-call.ts': `export const load = () => import('@/ui/thing');\n`,
  'src/platform/deep/as-deep.ts': reExport('@/ui/deep/thing'),
};
const cycles: Record<string, string> = {
  'src/platform/near-a.ts': `import { b } from './near-b';\n\nexport const a = () => b;\n`,
  'src/platform/near-b.ts': `import { a } from './near-a';\n\nexport const b = () => a;\n`,
  'src/platform/alias-a.ts': `import { b } from '@/platform/alias-b';\n\nexport const a = () => b;\n`,
  'src/platform/alias-b.ts': `import { a } from '@/platform/alias-a';\n\nexport const b = () => a;\n`,
};
const innocent: Record<string, string> = {
  'src/platform/own-room.ts': reExport('@/platform/thing'),
  'src/platform/neighbour.ts': reExport('./thing'),
  'src/main.ts': reExport('@/app/thing'),
};

/** Runs the real rules on a project of probes, in a separate folder. */
describe('the import rules', () => {
  let folder = '';
  let found: readonly Diagnostic[] = [];
  const codesOf = (filename: string) =>
    found.filter((diagnostic) => diagnostic.filename === filename).map(({ code }) => code);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gulit-rooms-'));
    for (const file of ['oxlint.config.mjs', 'tools/rooms.mjs', 'tsconfig.json'])
      cpSync(file, join(folder, file));
    const files: Record<string, string> = { ...probes, ...cycles, ...innocent };
    for (const room of rooms) files[`src/${room}/thing.ts`] = 'export const thing = 1;\n';
    for (const { room, other } of crossings)
      files[`src/${room}/to-${other}.ts`] = reExport(`@/${other}/thing`);
    for (const { folder: from, above } of foldersBack) {
      files[`src/${from}/back.ts`] = reExport(`@/${above}/thing`);
      files[`src/${above}/thing.ts`] = 'export const thing = 1;\n';
      files[`src/${above}/forth.ts`] = reExport(`@/${from}/thing`);
      files[`src/${from}/thing.ts`] = 'export const thing = 1;\n';
    }
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const oxlint = resolve('node_modules/.bin/oxlint');
    const run = promisify(execFile)(oxlint, ['--config', 'oxlint.config.mjs', '--format', 'json'], {
      cwd: folder,
    });
    // The lint exits with a failure if it finds something, as it should here.
    const { stdout } = await run.catch((failure: { stdout: string }) => failure);
    found = (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(crossings.filter(({ allowed }) => !allowed))('close $other to $room', ({ room, other }) => {
    expect(codesOf(`src/${room}/to-${other}.ts`)).toEqual(['eslint(no-restricted-imports)']);
  });

  it.each(crossings.filter(({ allowed }) => allowed))('open $other to $room', ({ room, other }) => {
    expect(codesOf(`src/${room}/to-${other}.ts`)).toEqual([]);
  });

  it.each(foldersBack)('close $above to $folder, and not the other way', ({ folder: from, above }) => {
    expect(codesOf(`src/${from}/back.ts`)).toEqual(['eslint(no-restricted-imports)']);
    expect(codesOf(`src/${above}/forth.ts`)).toEqual([]);
  });

  it.each(Object.keys(probes))('close the way of %s', (file) => {
    expect(codesOf(file)).toEqual(['eslint(no-restricted-imports)']);
  });

  it.each(Object.keys(cycles))('report the cycle through %s', (file) => {
    expect(codesOf(file)).toEqual(['import(no-cycle)']);
  });

  it.each(Object.keys(innocent))('leave %s alone', (file) => {
    expect(codesOf(file)).toEqual([]);
  });

  it('say which room may not import which', () => {
    const report = found.find(({ filename }) => filename === 'src/platform/to-ui.ts');
    expect(report?.help).toMatch(/"platform" may not import "ui".*tools\/rooms\.mjs/);
  });
});

describe('the table of rooms', () => {
  it('names every room there is, and no other', () => {
    const there = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(rooms.toSorted()).toEqual(there.map(({ name }) => name).toSorted());
  });

  it.each(Object.keys(foldersOf))('names every folder of %s, and no other', (room) => {
    const there = readdirSync(`src/${room}`, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(there.map(({ name }) => name).toSorted()).toEqual((foldersOf[room] ?? []).toSorted());
  });

  it.each(rooms)('lets %s import only what stands below it', (room) => {
    expect(rooms.slice(rooms.indexOf(room) + 1)).toEqual(
      expect.arrayContaining([...(mayImport[room] ?? [])]),
    );
  });
});
