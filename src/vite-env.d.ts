/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL: string;
  readonly VITE_API_MOCKING: 'true' | 'false';
  readonly VITE_CLERK_PUBLISHABLE_KEY: string;
  readonly VITE_STRIPE_PUBLISHABLE_KEY: string;
  readonly VITE_PICTURE_SERVICE: string;
  /** In the worker alone: what it keeps (tools/vite/service-worker.ts). */
  readonly SHELL_FILES: readonly { url: string; revision: string | null }[];
}
