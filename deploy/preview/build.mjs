/**
 * `npm run build:preview`: the previews of links into `dist-preview/`, one file for each platform that needs no
 * other, with the app's own reading of a row in it.
 */
import { copyFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const [outDir = `${root}/dist-preview`] = process.argv.slice(2);
const platforms = {
  node: 'node',
  cloudflare: 'cloudflare',
  'netlify/preview': 'netlify',
  'netlify/media': 'netlify-media',
  'netlify/share': 'netlify-share',
  deno: 'deno',
};

rmSync(outDir, { recursive: true, force: true });
for (const [name, entry] of Object.entries(platforms))
  await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: { '@': `${root}/src` } },
    define: {
      // Addresses of media stay as the API names them; only a request knows the origin.
      'import.meta.env.VITE_API_BASE_URL': '""',
      'window.location.origin': '""',
    },
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      ssr: true,
      outDir,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      rolldownOptions: {
        input: { [name]: `${root}/deploy/preview/${entry}.ts` },
        external: /^node:/,
        output: { entryFileNames: '[name].js' },
      },
    },
  });
// They are modules wherever they are copied to.
writeFileSync(`${outDir}/package.json`, '{ "type": "module" }\n');
// Cloudflare Pages takes the worker from the build itself.
if (process.env['CF_PAGES']) copyFileSync(`${outDir}/cloudflare.js`, `${root}/dist/_worker.js`);
