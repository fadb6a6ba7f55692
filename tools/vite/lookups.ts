import { fileURLToPath } from 'node:url';
import { runnerImport, type Rolldown } from 'vite';

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

/** The files that a module of `src/` needs, with what they import themselves. */
export function filesOf(module: string, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.startsWith(`${src}/${module}.`)));
  if (!holder) throw new Error(`No file of the build holds ${module}.`);
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
  };
  add(holder.fileName);
  return files;
}

/** The files of the build that have the texts of languages, by language and part of its catalogue. */
export function textFilesOf(bundle: Rolldown.OutputBundle): Record<string, Record<string, string>> {
  const files: Record<string, Record<string, string>> = {};
  for (const output of Object.values(bundle)) {
    const module = output.type === 'chunk' ? output.facadeModuleId : null;
    const [, language, part] = module?.match(/\/catalogues\/(\w+)\/([\w-]+)\.json$/) ?? [];
    if (language && part) files[language] = { ...files[language], [part]: output.fileName };
  }
  return files;
}
