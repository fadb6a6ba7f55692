import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { mockPublishableKey } from '@/mocks/sign-in/mock-settings';
import { buildInto } from '#tests/e2e/build-app';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A build for production with the key of the mocked sign-in provider. */
    engineBuild: string;
  }
}

// oxlint-disable-next-line import/no-default-export -- Vitest asks for it
export default async function buildSite(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-build-'));
  await buildInto(folder, { VITE_CLERK_PUBLISHABLE_KEY: mockPublishableKey });
  project.provide('engineBuild', folder);
  return () => rm(folder, { recursive: true });
}
