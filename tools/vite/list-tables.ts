import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export const src = fileURLToPath(new URL('../../src', import.meta.url));

interface List {
  paths: readonly string[];
  layout: string;
  label: string;
}

export interface ListTables {
  /** All categories and collections, in their order; `texts` is the file of a language that has their headings. */
  lists: readonly (List & { heading: string; texts: string })[];
}

async function read<Module>(file: string): Promise<Module> {
  const options = { configFile: false as const, resolve: { alias: { '@': src } } };
  return (await runnerImport<Module>(`${src}/listings/categories/${file}.ts`, options)).module;
}

/** The app's own tables of lists, at build time. */
export async function readListTables(): Promise<ListTables> {
  const [{ lists, textsOf }, { headingOf }] = await Promise.all([
    read<{ lists: readonly List[]; textsOf: (list: List) => string }>('find-list'),
    read<{ headingOf: (list: List) => string }>('list-headings'),
  ]);
  return { lists: lists.map((list) => ({ ...list, heading: headingOf(list), texts: textsOf(list) })) };
}
