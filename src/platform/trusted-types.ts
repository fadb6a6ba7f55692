import { pageVariable } from './create-store';

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

/** What the policy allows. */
const trusted = pageVariable(() => ({
  html: new Set<string>(),
  data: new Set<string>(),
  scriptOrigins: new Set<string>(),
}));
const hasPolicy = pageVariable(() => false);

/**
 * Installs the policy 'default', which allows exactly the strings registered here. Libraries pass plain strings, and
 * for those browsers ask only this policy. A page can have only one of this name.
 */
function createPolicyOnce(): void {
  if (hasPolicy.current) return;
  hasPolicy.current = true;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (trusted.current.html.has(text) ? text : null),
    createScript: (text) => (trusted.current.data.has(text) ? text : null),
    createScriptURL: (address) =>
      trusted.current.scriptOrigins.has(new URL(address, window.location.href).origin) ? address : null,
  });
}

/** Allows these pieces of HTML. They must be constants. */
export function trustHtml(pieces: readonly string[]): void {
  for (const piece of pieces) trusted.current.html.add(piece);
  createPolicyOnce();
}

/** Allows scripts and workers from an origin. The content security policy has to allow it as well. */
export function trustScriptsOf(origin: string): void {
  trusted.current.scriptOrigins.add(origin);
  createPolicyOnce();
}

/** Allows a text inside a `<script>` element that contains data. Browsers check it although it is not a script. */
export function trustData(text: string): void {
  trusted.current.data.add(text);
  createPolicyOnce();
}
