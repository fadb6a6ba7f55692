import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { foldersOf, mayImport } from '../../tools/rooms.mjs';

const foldersIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
const reExport = (from: string) => `export { thing } from '${from}';\n`;

/** Files with an import, and the rule that has to report it. */
const probes: readonly (readonly [file: string, text: string, rule: 'room' | 'cycle'])[] = [
  [
    'src/platform/as-import.ts',
    `import { thing } from '@/ui/thing';\n\nexport const used = thing;\n`,
    'room',
  ],
  [
    'src/platform/as-type.ts',
    `import type { thing } from '@/ui/thing';\n\nexport type Used = typeof thing;\n`,
    'room',
  ],
  ['src/platform/as-call.ts', `export const load = () => import('@/ui/thing');\n`, 'room'],
  ['src/platform/deep/deep.ts', reExport('@/ui/deep/thing'), 'room'],
  ['src/platform/climb.ts', reExport('../ui/thing'), 'room'],
  ['src/platform/detour.ts', reExport('@/platform/../ui/thing'), 'room'],
  ['src/selling/post/back.ts', reExport('@/selling/form/thing'), 'room'],
  ['src/platform/a.ts', `import { b } from './b';\n\nexport const a = () => b;\n`, 'cycle'],
  ['src/platform/b.ts', `import { a } from './a';\n\nexport const b = () => a;\n`, 'cycle'],
  ['src/requests/list/to-files-above.ts', reExport('@/requests/thing'), 'room'],
  ['src/browse/to-folder-above.ts', reExport('@/browse/cards/thing'), 'room'],
  ['src/platform/own-folder-by-room.ts', reExport('@/platform/thing'), 'room'],
  ['src/browse/other-folder-by-path.ts', reExport('./filters/thing'), 'room'],
  ['src/browse/layouts/with-hook.ts', `export { useThing } from '@/ui/thing';\n`, 'room'],
  [
    'src/browse/layouts/with-context.ts',
    `import { use } from 'react';\n\nexport const read = use;\n`,
    'room',
  ],
];
const imported = ['platform', 'ui', 'ui/deep', 'app', 'selling/form', 'selling/post'].concat([
  'requests',
  'browse',
  'browse/cards',
  'browse/filters',
]);

it('the lint enforces the order of rooms and folders, the form of imports and layouts without hooks, and finds cycles', async () => {
  const project = mkdtempSync(join(tmpdir(), 'gulit-rooms-'));
  for (const file of ['oxlint.config.mjs', 'tools/rooms.mjs', 'tsconfig.json'])
    cpSync(file, join(project, file));
  const things = imported.map((folder) => [`src/${folder}/thing.ts`, 'export const thing = 1;\n'] as const);
  for (const [file, text] of [...probes, ...things]) {
    mkdirSync(dirname(join(project, file)), { recursive: true });
    writeFileSync(join(project, file), text);
  }
  const words = ['--config', 'oxlint.config.mjs', '--format', 'json'];
  // The lint fails if it finds something, which is expected here.
  const { stdout } = await promisify(execFile)(resolve('node_modules/.bin/oxlint'), words, {
    cwd: project,
  }).catch((failure: { stdout: string }) => failure);
  rmSync(project, { recursive: true });
  const codes = { room: 'eslint(no-restricted-imports)', cycle: 'import(no-cycle)' };
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] };
  const found = diagnostics.map(({ code, filename }) => `${filename} ${code}`).toSorted();
  const wanted = probes.map(([file, , rule]) => `${file} ${codes[rule]}`);
  expect(found).toEqual(wanted.toSorted());
});

it('the table of rooms names every existing room and folder and no others', () => {
  expect(Object.keys(mayImport).toSorted()).toEqual(foldersIn('src'));
  for (const [room, folders] of Object.entries(foldersOf))
    expect(folders.filter((folder) => folder !== '.').toSorted(), room).toEqual(foldersIn(`src/${room}`));
});
