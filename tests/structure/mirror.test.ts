import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The folders of tests that mirror others, and those others. */
const mirrors: Record<string, readonly string[]> = {
  'tests/unit': ['src'],
  'tests/tools': ['tools', 'deploy'],
};

/** Tests that are not named after a file, and why. */
const ownNames: Record<string, string> = {
  'tests/unit/selling/media/with-exif.test.ts':
    'What makes photos for tests of this folder has to be right itself.',
  'tests/unit/selling/submission/busy-server.test.ts': 'Keeping, sending and asking later, together.',
  'tests/unit/selling/submission/cancel-post.test.ts': 'Keeping and sending, and what comes between them.',
  'tests/unit/selling/submission/silent-store.test.ts':
    'Keeping and sending where the browser does not answer.',
  'tests/unit/selling/submission/ownership.test.ts': 'Whose a post is in all that keeps and sends it.',
};

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const toDashes = (name: string) =>
  name.replaceAll(/(?<=[a-z\d])[A-Z]/g, (letter) => `-${letter}`).toLowerCase();
const exported = /^export (?:default )?(?:async )?(?:function|const|class) (\w+)/gm;

const folders = Object.keys(mirrors).flatMap((top) => [
  top,
  ...readdirSync(top, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => posix.join(parentPath, name)),
]);
const filesIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());

/** The folders that a test folder mirrors. */
function testedBy(folder: string): readonly string[] {
  const [top = '', sources = []] =
    Object.entries(mirrors).find(([each]) => `${folder}/`.startsWith(`${each}/`)) ?? [];
  return sources
    .map((source) => posix.join(source, posix.relative(top, folder)))
    .filter((each) => existsSync(each));
}

/** Whether a test of this name is about a file or folder, a part of it, or one of its exports. */
function isAbout(name: string, folder: string): boolean {
  const stems = readdirSync(folder).map((file) => file.replace(/\..*$/, ''));
  if (stems.some((stem) => name === stem || name.startsWith(`${stem}-`))) return true;
  return filesIn(folder)
    .filter((file) => /\.tsx?$/.test(file.name))
    .flatMap((file) => [...readFileSync(posix.join(folder, file.name), 'utf8').matchAll(exported)])
    .some(([, known = '']) => toDashes(known) === name);
}

describe('the unit tests', () => {
  it.each(folders)('stand in %s as what they test does', (folder) => {
    expect(testedBy(folder)).not.toEqual([]);
    const misnamed = filesIn(folder)
      .filter(({ name }) => isTest(name) && !(posix.join(folder, name) in ownNames))
      .filter(
        ({ name }) => !testedBy(folder).some((each) => isAbout(name.replace(/\.test\.tsx?$/, ''), each)),
      );
    expect(misnamed.map(({ name }) => name)).toEqual([]);
  });

  it.each(Object.keys(ownNames))('have a name of their own in %s', (file) => {
    expect(existsSync(file)).toBe(true);
    const folder = posix.dirname(file);
    const name = posix.basename(file).replace(/\.test\.tsx?$/, '');
    expect(testedBy(folder).filter((each) => isAbout(name, each))).toEqual([]);
  });
});
