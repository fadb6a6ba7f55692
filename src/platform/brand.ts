import { brandTexts } from './brand-texts';

export const demonstrationTelegram = 'https://t.me/gulit';

export const brand = {
  ...brandTexts,
  /** Where people write to the market itself, and report an offer; undefined where it has no Telegram of its own. */
  telegram:
    import.meta.env.VITE_BRAND_TELEGRAM ||
    (import.meta.env.VITE_API_MOCKING === 'true' ? demonstrationTelegram : undefined),
} as const;

/** The title of a browser tab; a narrow tab shows only its first words. */
export const pageTitle = (words: string) => (words === brand.name ? words : `${words} · ${brand.name}`);
