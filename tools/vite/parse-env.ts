import * as v from 'valibot';

const isOrigin = (text: string) =>
  text === '' ||
  (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text.replace(/\/$/, ''));
const key = (prefix: string) =>
  v.optional(
    v.pipe(
      v.string(),
      v.check((text) => text === '' || text.startsWith(prefix), `must be empty or start with ${prefix}`),
    ),
    '',
  );

const schema = v.object({
  VITE_API_BASE_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(isOrigin, 'must be empty or an origin such as https://api.example.com'),
      v.transform((text) => text.replace(/\/$/, '')),
    ),
    '',
  ),
  VITE_API_MOCKING: v.picklist(['true', 'false'], 'must be true or false'),
  VITE_CLERK_PUBLISHABLE_KEY: key('pk_'),
  VITE_STRIPE_PUBLISHABLE_KEY: key('pk_'),
  VITE_PICTURE_SERVICE: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (text) => text === '' || ['{url}', '{width}'].every((part) => text.includes(part)),
        'must be empty or an address with {url} and {width} in it',
      ),
    ),
    '',
  ),
});

/** The checked environment. Throws one Error that lists every fault. */
export function parseEnv(values: Record<string, unknown>): v.InferOutput<typeof schema> {
  const result = v.safeParse(schema, values);
  if (result.success) return result.output;
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new Error(`The environment is not set up right (see .env.example):\n${faults.join('\n')}`);
}
