/**
 * The Trusted Types API, which TypeScript's DOM types lack. A browser that supports it checks a text before it becomes
 * HTML or a script.
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

const html = new Set<string>();
const data = new Set<string>();
const scriptOrigins = new Set<string>();
let hasPolicy = false;

/**
 * Installs the policy 'default', which allows exactly the strings registered here. Libraries pass plain strings, and
 * for those browsers ask only this policy. A page can have only one of this name.
 */
function createPolicyOnce(): void {
  if (hasPolicy) return;
  hasPolicy = true;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (html.has(text) ? text : null),
    createScript: (text) => (data.has(text) ? text : null),
    createScriptURL: (address) =>
      scriptOrigins.has(new URL(address, window.location.href).origin) ? address : null,
  });
}

/** Allows these pieces of HTML. They must be constants. */
export function trustHtml(pieces: readonly string[]): void {
  for (const piece of pieces) html.add(piece);
  createPolicyOnce();
}

/** Allows scripts and workers from an origin. The content security policy has to allow it as well. */
export function trustScriptsOf(origin: string): void {
  scriptOrigins.add(origin);
  createPolicyOnce();
}

/** Allows a text inside a `<script>` element that contains data. Browsers check it although it is no script. */
export function trustData(text: string): void {
  data.add(text);
  createPolicyOnce();
}
