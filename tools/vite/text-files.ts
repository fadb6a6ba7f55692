import type { Rolldown } from 'vite';

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
