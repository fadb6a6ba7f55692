import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { contentPolicy, type PolicyFacts } from './content-policy.ts';
import { serverFiles } from './server-files.ts';
import { hashedFolder, pictureFolders, siteHeaders } from './site-headers.ts';

/** Answered by hosts that look for it beside what is missing (Cloudflare Pages, Netlify), in place of the app. */
const missingFile = `<!doctype html>
<html lang="en">
  <meta charset="utf-8" />
  <title>Not found</title>
  <p>There is no such file. <a href="/">Gulit</a></p>
</html>
`;

/** Only what the internet can reach: a host cannot forward to the developer's machine. */
const publicApi = (proxy: string | undefined) =>
  proxy && proxy.startsWith('https://') ? new URL(proxy).origin : '';

/**
 * Writes the headers of a build beside it, for the recipes in `deploy/`: the policy depends on the page and the
 * environment.
 */
export function deploymentFiles(facts: Omit<PolicyFacts, 'html'>, proxy: string | undefined): Plugin {
  return {
    name: 'deployment-files',
    apply: 'build',
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir: outDir = 'dist' }) {
        const html = await readFile(path.join(outDir, 'index.html'), 'utf8');
        const headers = siteHeaders(contentPolicy({ ...facts, html }));
        const missing = [hashedFolder, ...pictureFolders].map((folder) => [
          `${folder}/404.html`,
          missingFile,
        ]);
        const files = [...Object.entries(serverFiles(headers, publicApi(proxy))), ...missing];
        for (const [name = '', text = ''] of files) {
          const file = path.join(outDir, name);
          await mkdir(path.dirname(file), { recursive: true });
          await writeFile(file, text);
        }
      },
    },
  };
}
