import { brandTexts } from './brand-texts';

/** Whether the demonstration addresses count as the market's own. */
const isMocked = import.meta.env.VITE_API_MOCKING === 'true';
const demonstrationTelegram = 'https://t.me/gulit';

export const brand = {
  ...brandTexts,
  /** Where people write to the market and report offers; undefined without a Telegram address. */
  telegram: import.meta.env.VITE_BRAND_TELEGRAM || (isMocked ? demonstrationTelegram : undefined),
} as const;

/** The title of a browser tab. The page comes first, because a narrow tab shows only the first words. */
export const pageTitle = (page: string) => (page === brand.name ? page : `${page} · ${brand.name}`);

const number = import.meta.env.VITE_BRAND_PHONE || '+251 911 000 000';

/**
 * The market's phone number and pages (`.env.example`). If a value is not set, the footer shows a demonstration value,
 * at which nobody answers. Other screens link only to values with `isOwn`.
 */
export const phone = {
  label: number,
  href: `tel:${number.replaceAll(/[^+\d]/g, '')}`,
  isOwn: isMocked || import.meta.env.VITE_BRAND_PHONE !== '',
} as const;
export const socialPages = [
  {
    label: 'Telegram',
    href: import.meta.env.VITE_BRAND_TELEGRAM || demonstrationTelegram,
    isOwn: brand.telegram !== undefined,
  },
  {
    label: 'TikTok',
    href: import.meta.env.VITE_BRAND_TIKTOK || 'https://www.tiktok.com/@gulit',
    isOwn: isMocked || import.meta.env.VITE_BRAND_TIKTOK !== '',
  },
  {
    label: 'Facebook',
    href: import.meta.env.VITE_BRAND_FACEBOOK || 'https://www.facebook.com/gulit',
    isOwn: isMocked || import.meta.env.VITE_BRAND_FACEBOOK !== '',
  },
] as const;
