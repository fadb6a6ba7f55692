import { brandTexts } from './brand-texts';

export const demonstrationTelegram = 'https://t.me/gulit';

export const brand = {
  ...brandTexts,
  /** Where people write to the market and report offers; undefined without a Telegram address. */
  telegram:
    import.meta.env.VITE_BRAND_TELEGRAM ||
    (import.meta.env.VITE_API_MOCKING === 'true' ? demonstrationTelegram : undefined),
} as const;

/** Builds the title of a browser tab. The page comes first because a narrow tab shows only the first words. */
export const pageTitle = (words: string) => (words === brand.name ? words : `${words} · ${brand.name}`);
