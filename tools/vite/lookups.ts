import { fileURLToPath } from 'node:url';
import { runnerImport, type Rolldown } from 'vite';

export const src = fileURLToPath(new URL('../../src', import.meta.url));

interface ListPaths {
  paths: readonly string[];
  layout: string;
}

/** All categories and collections of the app's own table. */
export async function readLists(): Promise<readonly ListPaths[]> {
  const options = { configFile: false as const, resolve: { alias: { '@': src } } };
  const table = `${src}/listings/categories/find-list.ts`;
  const { module } = await runnerImport<{ lists: readonly ListPaths[] }>(table, options);
  return module.lists;
}

/** The files that modules of `src/` need, with their static imports. */
export function filesOf(modules: readonly string[], bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const files = new Set<string>();
  const add = (fileName: string) => {
    if (files.has(fileName)) return;
    files.add(fileName);
    chunks.find((chunk) => chunk.fileName === fileName)?.imports.forEach(add);
  };
  for (const module of modules) {
    const holder = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.startsWith(`${src}/${module}.`)));
    if (!holder) throw new Error(`No file of the build holds ${module}.`);
    add(holder.fileName);
  }
  return [...files];
}

/** The files with the texts of each language, by part of its catalogue. */
export function textFilesOf(bundle: Rolldown.OutputBundle): Record<string, Record<string, string>> {
  const files: Record<string, Record<string, string>> = {};
  for (const output of Object.values(bundle)) {
    const module = output.type === 'chunk' ? output.facadeModuleId : null;
    const [, language, part] = module?.match(/\/catalogues\/(\w+)\/([\w-]+)\.json$/) ?? [];
    if (language && part) files[language] = { ...files[language], [part]: output.fileName };
  }
  return files;
}
