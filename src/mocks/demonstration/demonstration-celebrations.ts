import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationCelebrations = {
  events: {
    companies: ['Mushra Wedding House', 'Melse Moments', 'Bole Bridal Corner'],
    products: [
      {
        name: 'Bridal bouquet and flowers',
        description: 'Roses from Holeta, tied on the morning of the wedding and brought to the bride.',
        pictures: ['bouquet', 'rose', 'ribbon'],
        price: [1800, 6500],
      },
      {
        name: 'Wedding dress, buy or rent',
        description: 'Forty dresses to try on in peace, with a tailor in the house.',
        pictures: ['dress', 'high-heeled-shoe', 'crown', 'mirror'],
        price: [9500, 65000],
      },
      {
        name: "Groom's suit and tie",
        description: 'Made to measure in ten days. Matching ties for all your friends.',
        pictures: ['necktie', 'mans-shoe', 'watch'],
        price: [8500, 24000],
      },
      {
        name: 'Wedding cake with three tiers',
        description: 'Choose flavour and flowers at our tasting table on Thursdays.',
        pictures: ['birthday-cake', 'ring', 'bouquet'],
        price: [6500, 22000],
      },
      {
        name: 'Invitation cards',
        description: 'Printed in Amharic and English with envelopes, ready in four days.',
        pictures: ['love-letter', 'envelope', 'fountain-pen'],
        price: [25, 120],
      },
      {
        name: 'Wedding rings, pair',
        description: 'Plain or engraved, in gold or silver. Engraving takes one day.',
        pictures: ['ring', 'gem-stone', 'heart-with-ribbon'],
        price: [24000, 85000],
      },
    ],
  },
  decor: {
    companies: ['Adey Decor', 'Enkutatash Events', 'Ribbon and Light'],
    products: [
      {
        name: 'Balloons and birthday decor',
        description: 'Arches, numbers and a photo wall, set up in an hour and taken down after.',
        pictures: ['balloon', 'birthday-cake', 'ribbon', 'party-popper'],
        price: null,
      },
      {
        name: 'Table flowers for halls',
        description: 'Fresh arrangements for 10 to 80 tables in the colours you choose.',
        pictures: ['tulip', 'candle', 'bouquet', 'sunflower'],
        price: [450, 1200],
      },
      {
        name: 'Full event planning',
        description: 'Hall, food, music and guests: we keep the list, you keep calm.',
        pictures: ['spiral-calendar', 'clipboard', 'party-popper'],
        price: null,
      },
      {
        name: 'Candles and lantern lights',
        description: 'Soft light for garden evenings, with holders and a helper.',
        pictures: ['candle', 'light-bulb', 'sparkles'],
        price: [900, 4800],
      },
      {
        name: 'Gift wrapping and favours',
        description: 'Small gifts for every guest, wrapped with a ribbon and a name.',
        pictures: ['wrapped-gift', 'ribbon', 'candle'],
        price: [35, 250],
      },
      {
        name: 'Graduation party set',
        description: 'Caps, banners, confetti and a backdrop in your school colours.',
        pictures: ['graduation-cap', 'party-popper', 'balloon'],
        price: [3200, 8800],
      },
    ],
  },
  rental: {
    companies: ['Kiray Rentals', 'Share and Save Addis', 'Tent and Table Hire'],
    products: [
      {
        name: 'Car hire with or without driver',
        description: 'Clean cars by the day or week, full insurance, pick-up at the airport.',
        pictures: ['key', 'automobile', 'world-map'],
        price: [2800, 8500],
      },
      {
        name: 'Tents for 50 to 300 guests',
        description: 'Waterproof tents, put up the evening before and taken down after.',
        pictures: ['tent', 'chair', 'delivery-truck'],
        price: null,
      },
      {
        name: 'Chairs and tables',
        description: 'Chairs with covers and round tables for ten. Delivery is included from 100 chairs.',
        pictures: ['chair', 'fork-and-knife-with-plate', 'delivery-truck'],
        price: [15, 180],
      },
      {
        name: 'Tools by the day',
        description: 'Drills, saws, ladders and mixers. Bring your ID and go.',
        pictures: ['toolbox', 'ladder', 'carpentry-saw', 'hammer'],
        price: [150, 1800],
      },
      {
        name: 'Sound and projector set',
        description: 'Projector, screen, two speakers and a microphone in one case.',
        pictures: ['film-projector', 'speaker-high-volume', 'microphone'],
        price: [2200, 5500],
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
