/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_BASE_URL: string;
  readonly VITE_API_MOCKING: 'true' | 'false';
  readonly VITE_CLERK_PUBLISHABLE_KEY: string;
  readonly VITE_STRIPE_PUBLISHABLE_KEY: string;
  readonly VITE_PICTURE_SERVICE: string;
  readonly VITE_BRAND_PHONE: string;
  readonly VITE_BRAND_TELEGRAM: `https://${string}` | '';
  readonly VITE_BRAND_TIKTOK: `https://${string}` | '';
  readonly VITE_BRAND_FACEBOOK: `https://${string}` | '';
  /** Service worker only: the files it caches (tools/vite/workers.ts). */
  readonly SHELL_FILES: readonly { url: string; revision: string | null }[];
  /** Service worker only: the files that it caches for each message (src/app/worker/worker-messages.ts). */
  readonly LATER_FILES: Readonly<Record<string, readonly string[]>>;
  /** Service worker only: the cached files that the page of the same build names. */
  readonly NAMED_IN_PAGE: readonly string[];
  /** `tools/vite/preload-script.ts` only: the address of the products, and the files that it requests. */
  readonly PRELOADED: {
    readonly catalogue: string | null;
    readonly app: readonly string[];
    readonly pages: readonly { paths: readonly string[]; files: readonly string[]; isFirst: boolean }[];
    readonly languages: Readonly<Record<string, readonly string[]>>;
  };
}
