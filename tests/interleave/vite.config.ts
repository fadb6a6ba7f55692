import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import appConfig from '../../vite.config';

/** The app's own production build but for the sign-in provider's SDK. */
export default defineConfig((env) =>
  mergeConfig(appConfig(env), {
    resolve: {
      alias: [
        {
          find: /^@clerk\/clerk-react$/,
          replacement: fileURLToPath(new URL('sign-in.tsx', import.meta.url)),
        },
      ],
    },
  }),
);
