import type { HtmlTagDescriptor, Plugin } from 'vite';
import { brandTexts } from '../../src/platform/brand-texts.ts';
import type { Env } from './environment.ts';

/** The settings that a market needs before it opens, and what happens without them. */
const consequences = {
  VITE_CLERK_PUBLISHABLE_KEY: 'posts cannot be sent, which the form says',
  VITE_BRAND_PHONE: 'the footer shows a phone number that is nobody’s',
  VITE_BRAND_TELEGRAM: 'the footer leads to a Telegram that is nobody’s, and offers cannot be reported',
  VITE_BRAND_TIKTOK: 'the footer leads to a TikTok that is nobody’s',
  VITE_BRAND_FACEBOOK: 'the footer leads to a Facebook page that is nobody’s',
} as const satisfies Partial<Record<keyof Env, string>>;

/** Describes the missing settings of a build for a real server. */
const unsetSettings = (env: Pick<Env, keyof typeof consequences>): string[] =>
  Object.entries(consequences)
    .filter(([name]) => Reflect.get(env, name) === '')
    .map(([name, consequence]) => `${name} is not set: ${consequence}.`);

/** The market's own metadata, for links to pages that have no preview. The picture's address is absolute. */
const marketTexts = (origin: string): readonly (readonly [kind: string, name: string, content: string])[] => [
  ['property', 'og:type', 'website'],
  ['property', 'og:site_name', brandTexts.name],
  ['property', 'og:title', `${brandTexts.name}: ${brandTexts.tagline}`],
  ['property', 'og:description', brandTexts.description],
  ['name', 'twitter:card', origin === '' ? 'summary' : 'summary_large_image'],
  ...(origin === '' ? [] : [['property', 'og:image', `${origin}/preview.png`] as const]),
];

/** Writes the market's metadata into the page of a build for a real server, and prints the missing settings. */
export function headTags(env: Env, origin: string): Plugin {
  const unset = unsetSettings(env);
  return {
    name: 'head-tags',
    apply: 'build',
    buildStart() {
      for (const line of unset) this.warn(line);
    },
    transformIndexHtml: (): HtmlTagDescriptor[] =>
      marketTexts(origin).map(([kind, name, content]) => ({
        tag: 'meta',
        attrs: { [kind]: name, content },
        injectTo: 'head',
      })),
  };
}
