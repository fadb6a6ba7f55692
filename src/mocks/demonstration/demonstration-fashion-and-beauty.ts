import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationFashionAndBeauty = {
  fashions: {
    companies: ['Shiro Meda Weavers', 'Tibeb House', 'Addis Thread', 'Bole Street Wear', 'Netela and More'],
    listings: 30,
    products: [
      {
        name: 'Habesha kemis for Meskel',
        description: 'Hand-woven cotton with a golden tibeb border. We fit it to your size within two days.',
        pictures: ['dress', 'thread', 'sewing-needle', 'scarf'],
        price: [4500, 15000],
      },
      {
        name: 'Leather handbag, stitched by hand',
        description: 'Soft Ethiopian sheepskin with a zip pocket inside. Comes in brown, red and black.',
        pictures: ['handbag', 'thread', 'shopping-bags'],
        price: [1800, 4200],
      },
      {
        name: 'Running shoes, sizes 36 to 45',
        description: 'Light shoes with a firm sole for the road and for the forest tracks of Entoto.',
        pictures: ['running-shoe', 'socks', 't-shirt'],
        price: [2400, 5800],
      },
      {
        name: 'Plain cotton T-shirts, pack of three',
        description: 'Locally spun cotton that keeps its shape after washing. Choose your three colours.',
        pictures: ['t-shirt', 'jeans', 'billed-cap'],
        price: [900, 1600],
      },
      {
        name: 'Winter coat with warm lining',
        description: 'For cold mornings in the rainy season. Water runs off and the hood can be taken off.',
        pictures: ['coat', 'scarf', 'gloves'],
        price: [3200, 7500],
      },
      {
        name: 'Heels for weddings and parties',
        description: 'Elegant heels with a padded sole, so you can dance the eskista all evening.',
        pictures: ['high-heeled-shoe', 'dress', 'handbag'],
        price: [1900, 4800],
      },
    ],
  },
  health: {
    companies: [
      'Enat Beauty Corner',
      'Selamta Cosmetics',
      'Tena Adam Care',
      'Lemlem Skin Shop',
      'Desta Body Shop',
      'Nardos Cosmetics',
    ],
    listings: 30,
    products: [
      {
        name: 'Body lotion with shea and honey',
        description: 'Rich lotion for dry highland air. It sinks in quickly and does not stain your clothes.',
        pictures: ['lotion-bottle', 'honey-pot', 'soap', 'mirror'],
        price: [350, 900],
      },
      {
        name: 'Lipstick set, six warm colours',
        description: 'Six matt colours that suit every skin and stay on through the coffee ceremony.',
        pictures: ['lipstick', 'mirror', 'nail-polish'],
        price: [650, 1800],
      },
      {
        name: 'Black seed and moringa soap',
        description: 'Cold-made soap with no added perfume. Gentle enough for children.',
        pictures: ['soap', 'leafy-green', 'sponge', 'bubbles'],
        price: [120, 280],
      },
      {
        name: 'Nail polish, quick dry',
        description: 'Dry in two minutes and shiny for a week. More than thirty colours in the shop.',
        pictures: ['nail-polish', 'lipstick', 'sparkles'],
        price: [180, 420],
      },
      {
        name: 'Bamboo toothbrushes, family pack',
        description: 'Four soft brushes with a handle that rots away naturally when you are done with it.',
        pictures: ['toothbrush', 'sparkles', 'mirror'],
        price: [240, 450],
      },
    ],
  },
  jewelry: {
    companies: ['Axum Silver', 'Warqa Gold House', 'Piassa Gem Corner', 'Nigist Beads'],
    products: [
      {
        name: 'Engagement ring, 18 carat',
        description: 'Gold ring with a bright stone. Free resizing in the first month.',
        pictures: ['ring', 'gem-stone', 'wrapped-gift', 'heart-with-ribbon'],
        price: [38000, 120000],
      },
      {
        name: 'Welo opal, cut and polished',
        description: 'Natural opal from the hills of Welo, sold loose or set in silver as you like.',
        pictures: ['gem-stone', 'magnifying-glass-tilted-left', 'sparkles'],
        price: [6500, 48000],
      },
      {
        name: 'Steel watch with leather strap',
        description:
          'Clear face, safe under running water, two years of guarantee. We change batteries for free.',
        pictures: ['watch', 'alarm-clock', 'wrapped-gift'],
        price: [3500, 12500],
      },
      {
        name: 'Bridal crown, gold plated',
        description: 'Light crown for the melse celebration. To buy, or to rent for the weekend.',
        pictures: ['crown', 'ring', 'sparkles', 'bouquet'],
        price: [5200, 18000],
      },
      {
        name: 'Blue glass bead bracelet',
        description: 'Hand-strung glass beads on a strong thread. Each one is a little different.',
        pictures: ['nazar-amulet', 'thread', 'gem-stone'],
        price: [450, 1200],
      },
    ],
  },
  sallons: {
    companies: ['Konjo Hair Studio', 'Saron Beauty Salon', 'Kazanchis Barbers', 'Arada Cuts'],
    products: [
      {
        name: 'Haircut and beard trim',
        description: 'A sharp cut with a hot towel at the end. Walk in, or call us and skip the queue.',
        pictures: ['barber-pole', 'scissors', 'hair-pick', 'mirror'],
        price: [200, 500],
      },
      {
        name: 'Shuruba braids and hair styling',
        description: 'Classic and modern braids for every day and for the wedding. We use mild oils only.',
        pictures: ['hair-pick', 'ribbon', 'mirror', 'lotion-bottle'],
        price: [600, 2200],
      },
      {
        name: 'Manicure and pedicure',
        description: 'Nails, feet and henna on request, with tools cleaned after each guest.',
        pictures: ['nail-polish', 'sparkles', 'soap'],
        price: [450, 1200],
      },
      {
        name: 'Bridal make-up at your home',
        description:
          'We come to you early in the morning with everything needed for the bride and her friends.',
        pictures: ['lipstick', 'mirror', 'bouquet', 'crown'],
        price: null,
      },
    ],
  },
  tatue: {
    companies: ['Lucy Ink Studio', 'Blue Nile Tattoo', 'Needle and Rose'],
    products: [
      {
        name: 'Rose tattoo, drawn for you',
        description: 'We draw your rose first and start when you like it. All needles are new and sealed.',
        pictures: ['rose', 'fountain-pen', 'sparkles'],
        price: [2500, 7000],
      },
      {
        name: 'Small butterfly, fine lines',
        description: 'A fine-line butterfly for wrist or ankle, ready in less than an hour.',
        pictures: ['butterfly', 'fountain-pen', 'mirror'],
        price: [1500, 3500],
      },
      {
        name: 'Old-school anchor in full colour',
        description: 'Bold lines and strong colours that last. The second visit for touch-ups is free.',
        pictures: ['anchor', 'fountain-pen', 'artist-palette'],
        price: [3000, 8500],
      },
      {
        name: 'Ear piercing with a stone stud',
        description: 'Clean, quick and nearly painless. The stud and a bottle of care lotion are included.',
        pictures: ['gem-stone', 'sparkles', 'lotion-bottle'],
        price: [800, 2000],
      },
      {
        name: 'Lion of Judah portrait tattoo',
        description: 'A large shaded lion for shoulder or back, done in two or three sittings.',
        pictures: ['lion', 'fountain-pen', 'artist-palette'],
        price: null,
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
