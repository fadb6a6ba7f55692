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
  /** Service worker only: the files of later pages, for the form and for the rest. */
  readonly LATER_FILES: Readonly<Record<'form' | 'others', readonly string[]>>;
  /** Service worker only: the text files of each language. */
  readonly TEXT_FILES: Readonly<Record<string, readonly string[]>>;
  /** Service worker only: the cached files that the page of the same build names. */
  readonly NAMED_IN_PAGE: readonly string[];
  /** `tools/vite/preload-script.ts` only: the files of the app, of the pages and of each language. */
  readonly PRELOADED: {
    readonly app: readonly string[];
    readonly pages: readonly { paths: readonly string[]; files: readonly string[]; isFirst: boolean }[];
    readonly languages: Readonly<Record<string, readonly string[]>>;
  };
}
