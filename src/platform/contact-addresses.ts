import { brand, demonstrationTelegram } from './brand';

/** Mocked, nobody is misled by the demonstration's addresses. */
const mocking = import.meta.env.VITE_API_MOCKING === 'true';
const number = import.meta.env.VITE_BRAND_PHONE || '+251 911 000 000';

/**
 * The addresses of the market that its environment names (`.env.example`). The footer shows the demonstration's
 * in place of those that it does not name; nobody answers there, so nothing else leads to what is not `isOwn`.
 */
export const phone = {
  label: number,
  href: `tel:${number.replaceAll(/[^+\d]/g, '')}`,
  isOwn: mocking || import.meta.env.VITE_BRAND_PHONE !== '',
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
    isOwn: mocking || import.meta.env.VITE_BRAND_TIKTOK !== '',
  },
  {
    label: 'Facebook',
    href: import.meta.env.VITE_BRAND_FACEBOOK || 'https://www.facebook.com/gulit',
    isOwn: mocking || import.meta.env.VITE_BRAND_FACEBOOK !== '',
  },
] as const;
