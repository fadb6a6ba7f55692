import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentPolicy, type PolicyFacts } from './content-policy.ts';
import { missingPage, serverFiles } from './server-files.ts';
import { siteHeaders } from './site-headers.ts';

/** Static hosts answer with it in place of a missing file; where the host looks for it, not with the app. */
const missingHtml = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Not found</title>
  <p>There is no such file. <a href="/">Gulit</a></p>
</html>
`;

/**
 * Writes the headers of a build beside it, for the recipes in `deploy/`: the policy depends on the page and the
 * environment.
 */
export function deploymentFiles(facts: Omit<PolicyFacts, 'html'>): Plugin {
  return {
    name: 'deployment-files',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir: outDir = 'dist' }) {
        const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
        const files = serverFiles(siteHeaders(contentPolicy({ ...facts, html })));
        for (const [name, text] of Object.entries({ ...files, [missingPage]: missingHtml })) {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
        }
      },
    },
  };
}
