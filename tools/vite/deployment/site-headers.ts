/** What every answer of the site carries, and how long which of them may be kept (docs/deploy.md). */
export interface SiteHeaders {
  everywhere: Readonly<Record<string, string>>;
  /** In place of those, of what strangers have uploaded. */
  media: Readonly<Record<string, string>>;
  /** Of the files that are there, by the folder they are in; everything else is asked for anew. */
  caching: readonly { folders: readonly string[]; value: string }[];
}

/** Files whose names have a hash of their content. */
const hashedFolder = 'assets';
/** Pictures, which keep their names when they are drawn anew. */
const pictureFolders = ['art', 'brands', 'store'];
/**
 * An uploaded file runs nothing in the market's name, and a linked video plays all the same: under a bare
 * `sandbox` Chromium plays none.
 */
export const mediaHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; img-src 'self'; media-src 'self'; sandbox allow-same-origin",
  'X-Content-Type-Options': 'nosniff',
};

/**
 * What a browser may open: pictures, videos and data, but no SVG, which is a document. All else of the server
 * is downloaded.
 */
const opens = /^(?:image\/(?!svg)|video\/|application\/json\b)/i;

/** The headers of what the server answers, by its status and type. */
export const answerHeaders = (status: number, type: string): Record<string, string> => ({
  ...mediaHeaders,
  // A 304 that said so would make a download of the picture that the browser keeps.
  ...(status < 300 && !opens.test(type) && { 'Content-Disposition': 'attachment' }),
});

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
  media: mediaHeaders,
  caching: [
    { folders: [hashedFolder], value: 'public, max-age=31536000, immutable' },
    { folders: pictureFolders, value: 'public, max-age=86400' },
  ],
});
