/**
 * What TypeScript's own library does not know yet: browsers that have it ask before text becomes HTML or a
 * script.
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
let isAsked = false;

/**
 * Libraries hand plain text to the browser, for which only the policy named 'default' is asked, and a page can
 * have but one. It lets through what was named here, to the letter, and nothing else.
 */
function answerBrowser(): void {
  if (isAsked) return;
  isAsked = true;
  window.trustedTypes?.createPolicy('default', {
    createHTML: (text) => (html.has(text) ? text : null),
    createScript: (text) => (data.has(text) ? text : null),
    createScriptURL: (address) =>
      scriptOrigins.has(new URL(address, window.location.href).origin) ? address : null,
  });
}

/** Lets a library write these pieces of HTML, which are constants of its own or ours. */
export function trustHtml(pieces: readonly string[]): void {
  for (const piece of pieces) html.add(piece);
  answerBrowser();
}

/** Lets scripts and workers be loaded from an origin; the content policy has to allow it as well. */
export function trustScriptsOf(origin: string): void {
  scriptOrigins.add(origin);
  answerBrowser();
}

/** Lets a text be put into an element `<script>` that holds data and no script: browsers ask all the same. */
export function trustData(text: string): void {
  data.add(text);
  answerBrowser();
}
