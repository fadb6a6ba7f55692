import type { Rolldown } from 'vite';
import { src } from './list-tables.ts';

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
