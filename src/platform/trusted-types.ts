import { lazily } from './memoize';

/**
 * The Trusted Types API, which TypeScript's DOM types lack. Browsers with this API check a text before it becomes HTML
 * or a script.
 */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ): unknown;
}

declare global {
  interface Window {
    trustedTypes?: TrustedTypes;
  }
}

const trusted = {
  /** Pieces of HTML. They must be constants. */
  html: new Set<string>(),
  /** Texts of `<script>` elements that contain data, which browsers check like scripts. */
  data: new Set<string>(),
  /** Origins of scripts and workers. The content security policy has to allow them as well. */
  scriptOrigins: new Set<string>(),
};

/** Installs the policy named 'default', which checks the plain strings that libraries use. */
const installPolicy = lazily(() =>
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (trusted.html.has(text) ? text : null),
    createScript: (text) => (trusted.data.has(text) ? text : null),
    createScriptURL: (address) =>
      trusted.scriptOrigins.has(new URL(address, window.location.origin).origin) ? address : null,
  }),
);

/** Allows exactly these texts or origins, until the page closes. */
export function trust(kind: keyof typeof trusted, ...texts: readonly string[]): void {
  for (const text of texts) trusted[kind].add(text);
  installPolicy();
}
