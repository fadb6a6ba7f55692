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
  /** In the worker alone: what it keeps (tools/vite/workers.ts). */
  readonly SHELL_FILES: readonly { url: string; revision: string | null }[];
  /** In the worker alone: the paths of what other pages need, of the form and of the rest. */
  readonly LATER_FILES: Readonly<Record<'form' | 'others', readonly string[]>>;
  /** In the worker alone: the paths of the texts of each language. */
  readonly TEXT_FILES: Readonly<Record<string, readonly string[]>>;
  /** In the worker alone: paths that the server answers besides the usual ones. */
  readonly SERVER_PATHS: readonly string[];
  /** In the worker alone: what of these the page of its build names. */
  readonly NAMED_IN_PAGE: readonly string[];
}
