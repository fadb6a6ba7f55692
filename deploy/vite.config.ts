import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** `npm run build:preview`: the previews of links in one file, with the app's own reading of a row in it. */
export default defineConfig({
  root,
  publicDir: false,
  resolve: { alias: { '@': `${root}/src` } },
  define: {
    // Addresses of media stay as the API names them; only the handler knows the origin.
    'import.meta.env.VITE_API_BASE_URL': '""',
    'window.location.origin': '""',
  },
  ssr: { noExternal: true },
  build: { ssr: 'deploy/preview/node.ts', outDir: 'dist-preview', target: 'es2022', minify: false },
});
