import { createHash } from 'node:crypto';
import { captchaOrigin, clerkOrigin } from '../../../src/account/clerk-origin.ts';

/** The hashes that allow the page's inline scripts. Data for search engines needs none. */
export const scriptHashes = (html: string) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/**
 * The policy for a server that knows the host name of a request: a site may have several names, and scripts of the
 * build may come from each. A policy without the page's origin allows this already.
 */
export const servedAt = (policy: string, host: string) =>
  policy.replace(/script-src (?=https?:\/\/\S+\/assets\/)/, (start) => `${start}${host}/assets/ `);

/** What a content policy depends on: the environment of a build and its page. */
export interface PolicyFacts {
  /** '' for the page's own origin. */
  apiOrigin: string;
  mediaOrigins: readonly string[];
  /** The page's origin; '' if the build does not know it. */
  pageOrigin: string;
  clerkKey: string;
  stripeKey: string;
  /** The built `index.html`. */
  html: string;
}

/** The hash of an empty text. The sign-in form adds an empty `<style>` and fills it by script. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const tileOrigin = 'https://tile.openstreetmap.org';

/**
 * The Content-Security-Policy of a build (docs/deploy.md). It allows only what the app and the configured services
 * need. Neither `unsafe-inline` nor `unsafe-eval` is allowed, not even for styles.
 */
export function contentPolicy(facts: PolicyFacts): string {
  const { apiOrigin, mediaOrigins, pageOrigin, clerkKey, stripeKey, html } = facts;
  const clerk = clerkOrigin(clerkKey);
  const stripe = stripeKey !== '';
  const server = [apiOrigin, ...mediaOrigins];
  const captcha = clerk && captchaOrigin;
  // Uploaded files have the page's origin, and `'self'` cannot be limited to a path.
  const ownScripts = pageOrigin === '' ? "'self'" : `${pageOrigin}/assets/`;
  const directives: Record<string, readonly (string | false)[]> = {
    'default-src': ["'none'"],
    'script-src': [ownScripts, ...scriptHashes(html), clerk, captcha, stripe && 'https://js.stripe.com'],
    'style-src': ["'self'", clerk && emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', ...server, tileOrigin, clerk && 'https://img.clerk.com'],
    'media-src': ["'self'", 'blob:', ...server],
    'font-src': ["'self'"],
    // _Post again_ fetches the photos of a listing.
    'connect-src': ["'self'", ...server, clerk, stripe && 'https://api.stripe.com'],
    // The provider refreshes its session from a worker that it creates.
    'worker-src': ["'self'", clerk && 'blob:'],
    'manifest-src': ["'self'"],
    'frame-src':
      captcha || stripe
        ? [captcha, stripe && 'https://js.stripe.com', stripe && 'https://hooks.stripe.com']
        : ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
    // Stripe does not promise to support them (docs/decisions.md, Trusted types through one strict default policy).
    ...(!stripe && { 'require-trusted-types-for': ["'script'"] }),
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}
