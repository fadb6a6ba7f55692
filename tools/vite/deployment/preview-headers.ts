import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { servedAt } from './content-policy.ts';
import type { SiteHeaders } from './site-headers.ts';

/** The headers that a build asks its server for; none of a build with mocks. */
function readHeaders(outDir: string): SiteHeaders['everywhere'] {
  try {
    const headers: SiteHeaders = JSON.parse(readFileSync(path.join(outDir, '_server/headers.json'), 'utf8'));
    return headers.everywhere;
  } catch {
    return {};
  }
}

/** Lets `vite preview` send the headers of the build, so that every browser test runs under its policy. */
export function previewHeaders(): Plugin {
  return {
    name: 'preview-headers',
    configurePreviewServer({ middlewares, config }) {
      const outDir = path.resolve(config.root, config.build.outDir);
      middlewares.use(({ url = '', headers: { host = '' } }, response, next) => {
        // Read each time: a server that is up outlives builds.
        if (!/^\/(?:api|media)\//.test(url))
          for (const [name, value] of Object.entries(readHeaders(outDir)))
            response.setHeader(name, servedAt(value, host));
        next();
      });
    },
  };
}
