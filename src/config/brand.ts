/** Where people reach the market itself, and report an offer. */
const telegram = 'https://t.me/gulit';

export const brand = {
  name: 'Gulit',
  tagline: 'Helping you purchase what you need at the best value.',
  description:
    'Verified offers from the shops and service providers near you: browse by category, search, and contact the seller.',
  phone: { label: '+251 911 000 000', href: 'tel:+251911000000' },
  telegram,
  social: [
    { label: 'Telegram', href: telegram },
    { label: 'TikTok', href: 'https://www.tiktok.com/@gulit' },
    { label: 'Facebook', href: 'https://www.facebook.com/gulit' },
  ],
} as const;

/** The title of a browser tab; a narrow tab shows only its first words. */
export const pageTitle = (words: string) => (words === brand.name ? words : `${words} · ${brand.name}`);
