import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationHouseholdServices = {
  cleaning: {
    companies: ['Tsidu Cleaners', 'Bright Broom Addis', 'Fresh Gojo Services'],
    products: [
      {
        name: 'House cleaning, half a day',
        description: 'Two people, four hours, every corner. We bring what we need.',
        pictures: ['broom', 'bucket', 'house', 'sparkles'],
        price: [900, 2400],
      },
      {
        name: 'Soap and cleaner, 5 litres',
        description: 'For floors, dishes and clothes. Refill your can and save a third.',
        pictures: ['soap', 'bubbles', 'lotion-bottle'],
        price: [320, 780],
      },
      {
        name: 'Mop bucket and sponge set',
        description: 'Bucket with wringer, mop, cloths and six sponges.',
        pictures: ['bucket', 'sponge', 'broom'],
        price: [650, 1500],
      },
      {
        name: 'Bathroom and toilet cleaning',
        description: 'Lime, mould and smells removed, with safe disinfectant.',
        pictures: ['toilet', 'bucket', 'sparkles'],
        price: [450, 1300],
      },
      {
        name: 'Office cleaning by contract',
        description: 'Every evening after six, with one person to call if anything is missing.',
        pictures: ['office-building', 'broom', 'spiral-calendar'],
        price: null,
      },
      {
        name: 'Tissue and toilet paper, bulk',
        description: 'Soft rolls in packs of 48 for homes, cafes and hotels.',
        pictures: ['roll-of-paper', 'package', 'shopping-bags'],
        price: [680, 1900],
      },
    ],
  },
  repair: {
    companies: ['Fix Habesha', 'Tigena Workshop', 'Handy Sefer'],
    products: [
      {
        name: 'Fridge and washer repair at home',
        description: 'We come the same day and carry the common parts in the van.',
        pictures: ['hammer-and-wrench', 'electric-plug', 'toolbox'],
        price: [600, 3800],
      },
      {
        name: 'Phone and screen repair',
        description: 'New screen or battery in one hour, with three months of guarantee.',
        pictures: ['mobile-phone', 'wrench', 'magnifying-glass-tilted-left'],
        price: [900, 6500],
      },
      {
        name: 'Plumber for taps and pipes',
        description: 'Leaks, blocked drains and new taps. You pay when it is dry.',
        pictures: ['wrench', 'droplet', 'bucket', 'bathtub'],
        price: [400, 3500],
      },
      {
        name: 'Carpenter for doors and cupboards',
        description: 'Doors that stick, shelves that hang: repaired or made new.',
        pictures: ['carpentry-saw', 'hammer', 'wood', 'door'],
        price: null,
      },
      {
        name: 'Shoe and bag repair',
        description: 'New soles, heels and zips while you drink a macchiato next door.',
        pictures: ['mans-shoe', 'handbag', 'thread'],
        price: [80, 650],
      },
      {
        name: 'Painting and small works',
        description: 'Two painters, clean edges and no drops on your floor.',
        pictures: ['paintbrush', 'ladder', 'house'],
        price: null,
      },
    ],
  },
  security: {
    companies: ['Anbessa Guard Service', 'Night Watch Addis', 'Tebaki Security'],
    products: [
      {
        name: 'Alarm response, day and night',
        description: 'When your alarm rings, our car is there within ten minutes.',
        pictures: ['police-car-light', 'telephone-receiver', 'alarm-clock'],
        price: [1200, 4500],
      },
      {
        name: 'Guards for homes and shops',
        description: 'Trained guards in uniform, checked by a supervisor each night.',
        pictures: ['shield', 'flashlight', 'house'],
        price: null,
      },
      {
        name: 'Camera watching service',
        description: 'We keep an eye on your cameras and call you when something moves.',
        pictures: ['video-camera', 'desktop-computer', 'telephone'],
        price: null,
      },
      {
        name: 'Torches and guard equipment',
        description: 'Strong torches, radios, whistles and reflective vests.',
        pictures: ['flashlight', 'radio', 'safety-vest', 'battery'],
        price: [350, 2800],
      },
      {
        name: 'Safes and strong locks',
        description: 'Steel safes bolted to the wall, and locks that keep their promise.',
        pictures: ['locked', 'key', 'money-bag'],
        price: [4500, 38000],
      },
      {
        name: 'Stewards for concerts and weddings',
        description: 'Friendly stewards for entrance, parking and stage.',
        pictures: ['admission-tickets', 'safety-vest', 'radio'],
        price: null,
      },
    ],
  },
  waste: {
    companies: ['Second Turn Recycling', 'Tsidat Collectors', 'Green Sack Ethiopia'],
    products: [
      {
        name: 'We buy paper, plastic and metal',
        description: 'Sorted and dry, from 20 kg on. We weigh it in front of you and pay cash.',
        pictures: ['recycling-symbol', 'newspaper', 'package', 'coin'],
        price: [8, 60],
      },
      {
        name: 'Waste collection twice a week',
        description: 'From your gate, with bags included. One price for the whole compound.',
        pictures: ['wastebasket', 'delivery-truck', 'spiral-calendar'],
        price: [250, 900],
      },
      {
        name: 'Old phones and computers taken back',
        description: 'We wipe the data, reuse the parts and give you a paper for it.',
        pictures: ['desktop-computer', 'mobile-phone', 'battery', 'recycling-symbol'],
        price: null,
      },
      {
        name: 'Compost for garden and field',
        description: 'Ripe, dark compost from market greens, in bags of 25 kg.',
        pictures: ['seedling', 'leafy-green', 'potted-plant'],
        price: [180, 450],
      },
      {
        name: 'Building rubble, taken away',
        description: 'Truck, loaders and dumping fee in one price. Call today, empty tomorrow.',
        pictures: ['brick', 'pickup-truck', 'bucket'],
        price: null,
      },
      {
        name: 'Used oil and drums collected',
        description: 'From garages and kitchens. Clean drums are left in exchange.',
        pictures: ['oil-drum', 'delivery-truck', 'recycling-symbol'],
        price: null,
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
