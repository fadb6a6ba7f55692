import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

export const src = fileURLToPath(new URL('../../src', import.meta.url));

/** The tables that hold the addresses of the lists. */
export interface ListTables {
  categories: readonly List[];
  collections: Readonly<Record<string, List>>;
}

interface List {
  paths: readonly string[];
  layout: string;
}

/** The app's own tables, at build time. */
export async function readListTables(): Promise<ListTables> {
  const read = async (file: string) => {
    const options = { configFile: false as const, resolve: { alias: { '@': src } } };
    return (await runnerImport<ListTables>(`${src}/listings/categories/${file}.ts`, options)).module;
  };
  const [{ categories }, { collections }] = await Promise.all([read('categories'), read('collections')]);
  return { categories, collections };
}
