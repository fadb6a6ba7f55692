import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';

const self = 'tests/structure/pointers.test.ts';
const textFile = /\.(?:ts|tsx|mjs|css|html|py|md|conf|caddy)$|\/Caddyfile$/;

const textFilesUnder = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => textFile.test(name))
    .map((name) => posix.join(folder, name));

const pages = textFilesUnder('docs');

const headingsOf = (text: string) =>
  new Set([...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading.trim()));
const headings = new Map(pages.map((page) => [page, headingsOf(readFileSync(page, 'utf8'))]));

/** Joins the lines of a pointer that a comment breaks. */
const unwrapped = (text: string) => text.replace(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ').trim();
const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The wrong pointers in a file, each with its line. */
function badPointers(file: string, text: string): string[] {
  const faults: string[] = [];
  for (const { index, 1: page = '', 2: heading } of text.matchAll(
    /\b(docs\/[\w/-]+\.md)(?:,([^)]*)(?=\)))?/g,
  )) {
    const where = `${file}:${lineAt(text, index)}`;
    const known = headings.get(page);
    if (!known) faults.push(`${where} points to ${page}, which is not there`);
    else if (heading !== undefined && !known.has(unwrapped(heading)))
      faults.push(`${where} points to "${unwrapped(heading)}", which is no heading of ${page}`);
  }
  // A pointer to a whole page does not help. Only pages may link to one.
  for (const { index } of text.matchAll(/(?<!\]\()\bdocs\/decisions\.md\)/g))
    faults.push(`${file}:${lineAt(text, index)} names no heading of docs/decisions.md`);
  for (const { index, 0: words } of text.matchAll(
    /\bspec\s+section|\bthe\s+specification\b|\bshared\/\w+\.md/gi,
  ))
    faults.push(
      `${file}:${lineAt(text, index)} says "${unwrapped(words)}", a text that is not in the repository`,
    );
  return faults;
}

/** The names of all files and folders. */
const allNames = new Set(
  ['src', 'tests', 'docs']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .map((name) => posix.basename(name)),
);

/** The files and folders that a page names and that do not exist, each with its line. */
function missingFiles(page: string, text: string): string[] {
  const isThere = (name: string) =>
    /^dist(-preview)?\//.test(name) ||
    ['.', 'src', 'docs'].some((folder) => existsSync(posix.join(folder, name))) ||
    (posix.dirname(name) === '.' && allNames.has(posix.basename(name)));
  const named = [
    ...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+(?:\.tsx?|\.mjs|\.py|\/))`/g),
    ...text.matchAll(/\]\(([\w./-]+\.\w+)\)/g),
  ];
  return named
    .filter(({ 1: name = '' }) => !isThere(name))
    .map(({ index, 1: name = '' }) => `${page}:${lineAt(text, index)} names ${name}, which is not there`);
}

/** The lines of comments that are too long. Prettier does not break comments. */
const longComments = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      line.length > 120 && /^\s*(?:\/\/|\/?\*|\{\/\*|#)/.test(line) ? [`${file}:${index + 1}`] : [],
    );

describe('the comments', () => {
  it.each(['src', 'tests', 'tools', 'deploy'])('in %s have no line over 120 characters', (folder) => {
    const files = textFilesUnder(folder).filter((file) => !file.endsWith('.md'));
    expect(files.flatMap((file) => longComments(file, readFileSync(file, 'utf8')))).toEqual([]);
  });
});

describe('the references to documents', () => {
  it.each(['src', 'tests', 'tools', 'deploy'])('in %s name headings that exist', (folder) => {
    const files = textFilesUnder(folder).filter((file) => file !== self);
    expect(files.flatMap((file) => badPointers(file, readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each(['README.md', 'index.html', 'vite.config.ts', 'vitest.config.ts', 'Dockerfile', '.env.example'])(
    'in %s name headings that exist',
    (file) => {
      expect(badPointers(file, readFileSync(file, 'utf8'))).toEqual([]);
    },
  );

  it.each([...pages, 'README.md'])('in %s name files that exist', (page) => {
    expect(missingFiles(page, readFileSync(page, 'utf8'))).toEqual([]);
  });
});
