/** The headers of every response, and how long files may be cached (docs/deploy.md). */
export interface SiteHeaders {
  everywhere: Readonly<Record<string, string>>;
  /** Used for uploaded files, instead of `everywhere`. */
  media: Readonly<Record<string, string>>;
  /** Used for existing files, by their folder. Everything else is revalidated. */
  caching: readonly { folders: readonly string[]; value: string }[];
}

/** Files whose names have a hash of their content. */
const hashedFolder = 'assets';
/** Pictures keep their names when they are redrawn. */
const pictureFolders = ['art', 'brands', 'store'];
/**
 * An uploaded file must run no script on the market's origin, but a linked video must play. With `sandbox` alone,
 * Chromium plays none.
 */
export const mediaHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; sandbox allow-same-origin",
  'X-Content-Type-Options': 'nosniff',
};

export const siteHeaders = (policy: string): SiteHeaders => ({
  everywhere: {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    // The tile server requires the site's origin and nothing more.
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(self), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    // For browsers that do not know `frame-ancestors`.
    'X-Frame-Options': 'DENY',
  },
  media: mediaHeaders,
  caching: [
    { folders: [hashedFolder], value: 'public, max-age=31536000, immutable' },
    { folders: pictureFolders, value: 'public, max-age=86400' },
  ],
});
