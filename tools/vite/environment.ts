import * as v from 'valibot';

type Values = Readonly<Record<string, unknown>>;
type Variables = Readonly<Record<string, string | undefined>>;

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text;
/** A text that may be missing or empty. */
const anyText = v.optional(v.string(), '');
const emptyOr = (isRight: (text: string) => boolean, words: string) =>
  v.check((text: string) => text === '' || isRight(text), `must be empty or ${words}`);
const optional = (isRight: (text: string) => boolean, words: string) =>
  v.pipe(anyText, emptyOr(isRight, words));
/** An origin without a slash at its end, or ''. */
const originLike = (example: string) =>
  v.pipe(
    anyText,
    v.transform((text) => text.trim().replace(/\/$/, '')),
    emptyOr(isOrigin, `an origin such as ${example}`),
  );
const key = (prefix: string) => optional((text) => text.startsWith(prefix), `start with ${prefix}`);
const pageAt = (host: RegExp, example: string) =>
  optional(
    (text) =>
      /^https:\/\/[^/\s]+\/[^/\s]\S*$/.test(text) && URL.canParse(text) && host.test(new URL(text).host),
    `an address such as ${example}`,
  );

const appSchema = v.object({
  VITE_API_BASE_URL: originLike('https://api.example.com'),
  VITE_API_MOCKING: v.picklist(['true', 'false'], 'must be true or false'),
  VITE_CLERK_PUBLISHABLE_KEY: key('pk_'),
  VITE_STRIPE_PUBLISHABLE_KEY: key('pk_'),
  VITE_PICTURE_SERVICE: optional(
    (text) => ['{url}', '{width}'].every((part) => text.includes(part)),
    'an address with {url} and {width} in it',
  ),
  VITE_BRAND_PHONE: optional((text) => /^\+?[\d ()-]{7,25}$/.test(text), 'a number such as +251 911 000 000'),
  VITE_BRAND_TELEGRAM: pageAt(/^(t|telegram)\.me$/, 'https://t.me/gulit'),
  VITE_BRAND_TIKTOK: pageAt(/^(www\.)?tiktok\.com$/, 'https://www.tiktok.com/@gulit'),
  VITE_BRAND_FACEBOOK: pageAt(/^(\w+\.)?(facebook|fb)\.com$/, 'https://www.facebook.com/gulit'),
});

const siteSchema = v.object({
  /** The site's origin. Addresses in the sitemap and in link previews need it, because they are absolute. */
  SITE_ORIGIN: originLike('https://gulit.example'),
  /** Other origins of pictures and videos, such as a storage bucket. */
  MEDIA_ORIGINS: v.pipe(
    anyText,
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.check(
      (all) => all.every(isOrigin),
      'must be origins such as https://media.example, with spaces between',
    ),
  ),
});

export type Env = v.InferOutput<typeof appSchema>;

export type SiteSettings = v.InferOutput<typeof siteSchema>;

function check<Schema extends v.GenericSchema>(schema: Schema, values: Values): v.InferOutput<Schema> {
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new Error(`The environment is not set up right (see .env.example):\n${faults.join('\n')}`);
}

/** Checks the environment of the app. Throws one Error that lists every mistake. */
export const parseEnv = (values: Values): Env => check(appSchema, values);

/** Checks the settings that only a build needs. Throws like `parseEnv`. */
export const parseSiteSettings = (values: Variables): SiteSettings => check(siteSchema, values);
