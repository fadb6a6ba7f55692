import * as v from 'valibot';

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text;

const origin = v.pipe(
  v.string(),
  v.transform((text) => text.trim().replace(/\/$/, '')),
  v.check(
    (text) => text === '' || isOrigin(text),
    'must be empty or an origin such as https://gulit.example',
  ),
);

const schema = v.object({
  /** Where the site will be: addresses in the sitemap and in link previews are absolute. */
  SITE_ORIGIN: origin,
  /** Where pictures and videos come from besides the API, such as a storage bucket. */
  MEDIA_ORIGINS: v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.check(
      (all) => all.every(isOrigin),
      'must be origins such as https://media.example, with spaces between',
    ),
  ),
});

export interface SiteSettings extends v.InferOutput<typeof schema> {
  /**
   * Where the page is served, for its policy; empty where only the host knows, which may serve it under any
   * name.
   */
  PAGE_ORIGINS: readonly string[];
}

/** What the hosts themselves tell a build about its address: Netlify, Cloudflare Pages. Vercel's has no scheme. */
function hostedAt(values: Readonly<Record<string, string | undefined>>): string {
  const vercel = values['VERCEL_PROJECT_PRODUCTION_URL'];
  return (
    (values['NETLIFY'] && values['URL']) ||
    values['CF_PAGES_URL'] ||
    (vercel ? `https://${vercel}` : '') ||
    ''
  );
}

/** The names that hosts give a build besides the site's own, for each branch and each release. */
function deployedAt(values: Readonly<Record<string, string | undefined>>): readonly string[] {
  const [, project] = /^https:\/\/[^.]+\.([\w-]+\.pages\.dev)$/.exec(values['CF_PAGES_URL'] ?? '') ?? [];
  const netlify = values['NETLIFY']
    ? [
        values['URL'],
        values['DEPLOY_PRIME_URL'],
        values['DEPLOY_URL'],
        `https://${values['SITE_NAME']}.netlify.app`,
      ]
    : [];
  const vercel = ['VERCEL_PROJECT_PRODUCTION_URL', 'VERCEL_BRANCH_URL', 'VERCEL_URL'].flatMap((name) =>
    values[name] ? [`https://${values[name]}`] : [],
  );
  const cloudflare = project ? [`https://${project}`, `https://*.${project}`] : [];
  return [...netlify, ...vercel, ...cloudflare].filter((each) => each !== undefined);
}

/**
 * What a build has to know about the place it is for, and the app has not. Throws one Error that lists every
 * fault.
 */
export function parseSiteSettings(values: Readonly<Record<string, string | undefined>>): SiteSettings {
  const result = v.safeParse(schema, {
    SITE_ORIGIN: values['SITE_ORIGIN'] || hostedAt(values),
    MEDIA_ORIGINS: values['MEDIA_ORIGINS'] ?? '',
  });
  if (result.success) {
    const { SITE_ORIGIN } = result.output;
    const PAGE_ORIGINS = values['SITE_ORIGIN']?.trim()
      ? [...new Set([SITE_ORIGIN, ...deployedAt(values)])]
      : [];
    return { ...result.output, PAGE_ORIGINS };
  }
  const faults = result.issues.map((issue) => `  ${v.getDotPath(issue) ?? '?'} ${issue.message}`);
  throw new Error(`The environment is not set up right (see .env.example):\n${faults.join('\n')}`);
}
