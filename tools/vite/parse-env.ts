import * as v from 'valibot';

const isOrigin = (text: string) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, '');
/** A text that may be missing or empty. */
const optional = (isRight: (text: string) => boolean, words: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || isRight(text), `must be empty or ${words}`),
    ),
    '',
  );
const key = (prefix: string) => optional((text) => text.startsWith(prefix), `start with ${prefix}`);
const pageAt = (host: RegExp, example: string) =>
  optional(
    (text) =>
      /^https:\/\/[^/\s]+\/[^/\s]\S*$/.test(text) && URL.canParse(text) && host.test(new URL(text).host),
    `an address such as ${example}`,
  );

const schema = v.object({
  VITE_API_BASE_URL: v.pipe(
    optional(isOrigin, 'an origin such as https://api.example.com'),
    v.transform((text) => text.replace(/\/$/, '')),
  ),
  VITE_API_MOCKING: v.picklist(['true', 'false'], 'must be true or false'),
  VITE_CLERK_PUBLISHABLE_KEY: key('pk_'),
  VITE_STRIPE_PUBLISHABLE_KEY: key('pk_'),
  VITE_PICTURE_SERVICE: optional(
    (text) => ['{url}', '{width}'].every((part) => text.includes(part)),
    'an address with {url} and {width} in it',
  ),
  VITE_PRICE_BEFORE_DISCOUNT: v.optional(v.picklist(['', 'true', 'false'], 'must be true or false'), ''),
  VITE_BRAND_PHONE: optional((text) => /^\+?[\d ()-]{7,25}$/.test(text), 'a number such as +251 911 000 000'),
  VITE_BRAND_TELEGRAM: pageAt(/^(t|telegram)\.me$/, 'https://t.me/gulit'),
  VITE_BRAND_TIKTOK: pageAt(/^(www\.)?tiktok\.com$/, 'https://www.tiktok.com/@gulit'),
  VITE_BRAND_FACEBOOK: pageAt(/^(\w+\.)?(facebook|fb)\.com$/, 'https://www.facebook.com/gulit'),
});

export type Env = v.InferOutput<typeof schema>;

/** The checked environment. Throws one Error that lists every fault. */
export function parseEnv(values: Record<string, unknown>): Env {
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new Error(`The environment is not set up right (see .env.example):\n${faults.join('\n')}`);
}
