import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { globalNames, type PageGlobals } from './page-globals';
import type * as page from './page/page';

export type PageProgram = typeof page;

const inFolder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const settings: Readonly<Record<string, string>> = {
  'import.meta.env.VITE_API_BASE_URL': '',
  'import.meta.env.VITE_API_MOCKING': 'false',
  'import.meta.env.VITE_CLERK_PUBLISHABLE_KEY': 'pk_test',
  'import.meta.env.VITE_STRIPE_PUBLISHABLE_KEY': '',
  'process.env.NODE_ENV': 'production',
};

/** Bundles the real modules of drafts and sending, so that each simulated page loads all of them anew. */
export async function buildPage(): Promise<(globals: PageGlobals) => PageProgram> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: Object.fromEntries(Object.entries(settings).map(([name, text]) => [name, JSON.stringify(text)])),
    resolve: {
      alias: [
        { find: /^@\/api\/send-once$/, replacement: inFolder('page/send-once.ts') },
        { find: /^@\/selling\/media\/prepare-photo$/, replacement: inFolder('page/prepare-photo.ts') },
        { find: /^idb$/, replacement: inFolder('page/idb.ts') },
        {
          find: /^(react|react\/jsx-runtime|react-router-dom|lucide)$/,
          replacement: inFolder('page/no-looks.ts'),
        },
        { find: '@', replacement: inFolder('../../src') },
      ],
    },
    build: {
      write: false,
      minify: false,
      target: 'esnext',
      lib: { entry: inFolder('page/page.ts'), formats: ['cjs'] },
      rolldownOptions: { output: { codeSplitting: false }, shimMissingExports: true },
    },
  });
  const [output] = [built].flat();
  const code = output && 'output' in output ? output.output[0].code : '';
  // oxlint-disable-next-line typescript/no-implied-eval -- the code is our own build of the page
  const load = new Function(...globalNames, `const exports = {}; ${code}\nreturn exports;`);
  // Each page has its own globals, which are the program's parameters.
  return (globals) => load(...globalNames.map((name) => globals[name]));
}
