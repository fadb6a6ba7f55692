import { scriptHashes } from '../../smoke/policy.mjs';

/**
 * The policy for a server that knows by which name it is asked, as several may lead to it: scripts of the build
 * come from that name as well. A policy that names no origin of the page allows its own already.
 */
export const servedAt = (policy: string, host: string) =>
  policy.replace(/script-src (?=https?:\/\/\S+\/assets\/)/, (start) => `${start}${host}/assets/ `);

/** Of what a content policy is made: the environment of a build, and the page that came of it. */
export interface PolicyFacts {
  /** '' for the page's own origin. */
  apiOrigin: string;
  mediaOrigins: readonly string[];
  /** Where the page itself is; '' where the build does not know. */
  pageOrigin: string;
  clerkKey: string;
  stripeKey: string;
  /** The built `index.html`. */
  html: string;
}

/**
 * The sign-in form puts an empty `<style>` into the page, and its rules into that by script. The hash of no
 * text at all.
 */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

const tileOrigin = 'https://tile.openstreetmap.org';

/**
 * The host of the sign-in provider's API and script, which its key names in base64 with a dollar at the end; ''
 * without a key.
 */
export function clerkOrigin(key: string): string {
  const [, encoded = ''] = /^pk_(?:test|live)_(.+)$/.exec(key) ?? [];
  const host = Buffer.from(encoded, 'base64').toString('latin1').replace(/\$$/, '');
  return /^[\w.-]+$/.test(host) ? `https://${host}` : '';
}

/**
 * The Content-Security-Policy of a build: nothing but what the app and the configured services need, no
 * `unsafe-inline` and no `unsafe-eval`, for styles neither (docs/deploy.md).
 */
export function contentPolicy(facts: PolicyFacts): string {
  const { apiOrigin, mediaOrigins, pageOrigin, clerkKey, stripeKey, html } = facts;
  const clerk = clerkOrigin(clerkKey);
  const stripe = stripeKey !== '';
  const server = [apiOrigin, ...mediaOrigins];
  // The provider asks for a captcha of Cloudflare's where it takes somebody for a robot.
  const captcha = clerk && 'https://challenges.cloudflare.com';
  // Uploaded files are of the page's origin as well, and `'self'` takes no path.
  const ownScripts = pageOrigin === '' ? "'self'" : `${pageOrigin}/assets/`;
  const directives: Record<string, readonly (string | false)[]> = {
    'default-src': ["'none'"],
    'script-src': [ownScripts, ...scriptHashes(html), clerk, captcha, stripe && 'https://js.stripe.com'],
    'style-src': ["'self'", clerk && emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', ...server, tileOrigin, clerk && 'https://img.clerk.com'],
    'media-src': ["'self'", 'blob:', ...server],
    'font-src': ["'self'"],
    // _Post again_ reads the photos of a listing as files.
    'connect-src': ["'self'", ...server, clerk, stripe && 'https://api.stripe.com'],
    // The provider keeps its session fresh from a worker of its own making.
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
    // Stripe says nowhere that its script keeps to them, and a checkout is no place to find out (docs/decisions.md,
    // Trusted types through one strict default policy).
    ...(!stripe && { 'require-trusted-types-for': ["'script'"] }),
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources.filter(Boolean))].join(' '))
    .join('; ');
}
