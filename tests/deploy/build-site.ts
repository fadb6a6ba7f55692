import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'vite';
import type { TestProject } from 'vitest/node';
import { buildInto } from '#tests/e2e/build-app';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A build for production with all keys, as `npm run build` makes it. */
    dist: string;
    /** The output of `npm run build:preview`. */
    previews: string;
  }
}

/** The keys of a complete deployment, and two that the app does not use. */
export const deploymentKeys = {
  SITE_ORIGIN: 'https://gulit.example',
  MEDIA_ORIGINS: 'https://media.gulit.example',
  VITE_CLERK_PUBLISHABLE_KEY: `pk_live_${btoa('clerk.gulit.example$')}`,
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_live_example',
  VITE_BRAND_TELEGRAM: 'https://t.me/bole_market',
  VITE_UNKNOWN: 'unknown-to-the-app',
  SERVER_PASSWORD: 'correct-horse-battery',
};

// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default async function buildSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-site-'));
  // Makes the files readable, because a web server runs as another user.
  await chmod(folder, 0o755);
  const dist = path.join(folder, 'dist');
  await buildInto(dist, deploymentKeys);
  project.provide('dist', dist);
  const previews = path.join(folder, 'dist-preview');
  await build({
    configFile: 'deploy/vite.config.ts',
    logLevel: 'error',
    build: { outDir: previews },
  });
  project.provide('previews', previews);
  return () => rm(folder, { recursive: true });
}
