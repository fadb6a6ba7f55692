import type { Plugin } from 'vite';
import type { Env } from '../parse-env.ts';

/** What a market has to name itself before it opens, and what is so where it does not. */
const consequences = {
  VITE_CLERK_PUBLISHABLE_KEY: 'posts cannot be sent, which the form says',
  VITE_BRAND_PHONE: 'the footer shows a phone number that is nobody’s',
  VITE_BRAND_TELEGRAM: 'the footer leads to a Telegram that is nobody’s, and offers cannot be reported',
  VITE_BRAND_TIKTOK: 'the footer leads to a TikTok that is nobody’s',
  VITE_BRAND_FACEBOOK: 'the footer leads to a Facebook page that is nobody’s',
} as const satisfies Partial<Record<keyof Env, string>>;

/** What a build for a real server lacks, in words. */
export const unsetSettings = (env: Pick<Env, keyof typeof consequences>): string[] =>
  Object.entries(consequences)
    .filter(([name]) => Reflect.get(env, name) === '')
    .map(([name, consequence]) => `${name} is not set: ${consequence}.`);

/** Says at the build what is not set, and in the page, where `npm run smoke` reads it. */
export function tellUnsetSettings(env: Env): Plugin {
  const unset = unsetSettings(env);
  return {
    name: 'unset-settings',
    apply: 'build',
    buildStart() {
      for (const line of unset) this.warn(line);
    },
    transformIndexHtml: () =>
      unset.map((content) => ({ tag: 'meta', attrs: { name: 'gulit-unset', content }, injectTo: 'head' })),
  };
}
