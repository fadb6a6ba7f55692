import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm run build:preview` bundles the previews into one file, including the app's own row parser. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: { '@': `${root}/src` } },
  define: {
    // Media addresses stay as the API sends them, because only the handler knows the origin.
    'import.meta.env.VITE_API_BASE_URL': '""',
    'window.location.origin': '""',
  },
  ssr: { noExternal: true },
  build: { ssr: 'deploy/preview/node.ts', outDir: 'dist-preview', target: 'es2022', minify: false },
});
