/** What every answer of the site carries, and how long which of them may be kept (docs/deploy.md). */
export interface SiteHeaders {
  everywhere: Readonly<Record<string, string>>;
  /** Of the files that are there, by the folder they are in; everything else is asked for anew. */
  caching: readonly { folders: readonly string[]; value: string }[];
}

/** Files whose names have a hash of their content. */
export const hashedFolder = 'assets';
/** Pictures, which keep their names when they are drawn anew. */
export const pictureFolders = ['art', 'brands', 'store'];
/** A browser may keep these, but asks each time whether they are still the same: the page itself, a worker, the sitemap. */
export const askedAnew = 'no-cache';

export const siteHeaders = (policy: string): SiteHeaders => ({
  everywhere: {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    // The tile server wants to know which site asks, and needs no more than that.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // For browsers that do not know `frame-ancestors`.
    'X-Frame-Options': 'DENY',
  },
  caching: [
    { folders: [hashedFolder], value: 'public, max-age=31536000, immutable' },
    { folders: pictureFolders, value: 'public, max-age=86400' },
  ],
});
