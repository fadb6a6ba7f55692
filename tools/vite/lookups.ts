import path from 'node:path';
import { build, runnerImport, type Rolldown } from 'vite';
import type { PageSpec } from '../../src/app/routes/page-spec.tsx';
import type * as listTable from '../../src/listings/categories/find-list.ts';

export const src = path.resolve(import.meta.dirname, '../../src');

/** Runs a module of `src/` with a table. */
async function readTable<Table>(file: string): Promise<Table> {
  const options = { configFile: false as const, resolve: { alias: { '@': src } } };
  return (await runnerImport<Table>(`${src}/${file}`, options)).module;
}

/** All categories and collections. */
export const readLists = async () =>
  (await readTable<typeof listTable>('listings/categories/find-list.ts')).lists;

/** All pages of the app. */
export async function readPages(): Promise<readonly PageSpec[]> {
  const listing = await readTable<{ listingRoutes: PageSpec[] }>('app/routes/listing-routes.tsx');
  const later = await readTable<{ laterPages: PageSpec[] }>('app/routes/later-pages.tsx');
  return [...listing.listingRoutes, ...later.laterPages];
}

/** Whether a module is one of these modules of `src/`. */
export const isCodeOf = (modules: RegExp) => (id: string) =>
  id.startsWith(src) && modules.test(id.slice(src.length + 1));

/** The files that these modules of `src/` need, with their static imports. */
export function filesOf(modules: RegExp, bundle: Rolldown.OutputBundle): readonly string[] {
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  const isWanted = isCodeOf(modules);
  const files = new Set(
    chunks.filter(({ moduleIds }) => moduleIds.some(isWanted)).map(({ fileName }) => fileName),
  );
  if (files.size === 0) throw new Error(`No file of the build holds ${modules}.`);
  // A loop over a set also visits what is added during the loop.
  for (const file of files)
    chunks.find(({ fileName }) => fileName === file)?.imports.forEach((imported) => files.add(imported));
  return [...files];
}

/** The files that each language needs: the table of languages, and its texts. */
export function textFilesOf(bundle: Rolldown.OutputBundle): Record<string, readonly string[]> {
  const [table = ''] = filesOf(/^language\/catalogue-files/, bundle);
  return Object.fromEntries(
    Object.values(bundle).flatMap((output) => {
      const module = output.type === 'chunk' ? output.facadeModuleId : null;
      const [, language] = module?.match(/\/catalogues\/(\w+)\.json$/) ?? [];
      return language ? [[language, [table, output.fileName]]] : [];
    }),
  );
}

/** Bundles a script of its own, with these constants in `import.meta.env`. Returns its code. */
export async function bundleScript(entry: string, constants: Record<string, unknown>): Promise<string> {
  const define = Object.entries(constants).map(([name, value]) => [
    `import.meta.env.${name}`,
    JSON.stringify(value),
  ]);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    resolve: { alias: { '@': src } },
    define: { ...Object.fromEntries(define), 'process.env.NODE_ENV': '"production"' },
    build: { write: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !('output' in result)) throw new Error(`${entry} was not built.`);
  return result.output[0].code;
}
