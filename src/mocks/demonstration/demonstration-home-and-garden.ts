import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationHomeAndGarden = {
  homes: {
    companies: [
      'Ayat Gate Homes',
      'Sheger Keys',
      'Summit Roof Real Estate',
      'New Flower Houses',
      'Bole Bulbula Homes',
      'Lebu Houses',
    ],
    listings: 30,
    products: [
      {
        name: 'Family house with garden for sale, CMC',
        description: 'Four bedrooms, a service quarter and a quiet garden. Yours with 15% initial payment.',
        pictures: ['house-with-garden', 'couch-and-lamp', 'deciduous-tree'],
        price: [14500000, 22000000],
      },
      {
        name: 'Two-bedroom flat for rent, Bole',
        description:
          'Bright flat on the fifth floor with lift, generator and guarded parking. Price a month.',
        pictures: ['office-building', 'couch-and-lamp', 'bathtub'],
        price: [28000, 45000],
      },
      {
        name: 'Terraced house for sale, Ayat',
        description: 'Three bedrooms on two floors. School, clinic and shops are within walking distance.',
        pictures: ['houses', 'deciduous-tree', 'bathtub'],
        price: [9200000, 12800000],
      },
      {
        name: 'Small starter home for sale, Gerji',
        description: 'A neat one-bedroom house on 120 square metres, with water and electricity connected.',
        pictures: ['house', 'couch-and-lamp', 'brick'],
        price: [3900000, 5200000],
      },
      {
        name: 'New flats off plan for sale, Summit',
        description: 'Choose your flat now and pay as the building grows. Handover in 18 months.',
        pictures: ['building-construction', 'brick', 'triangular-ruler'],
        price: [4800000, 11000000],
      },
      {
        name: 'Furnished studio for rent, Kazanchis',
        description: 'One room with kitchen and shower, ready to move in. Price a month, two months ahead.',
        pictures: ['bed', 'couch-and-lamp', 'bathtub'],
        price: [12000, 19500],
      },
      {
        name: 'Shop on a busy street for rent, Merkato',
        description:
          'Forty square metres on the ground floor, with shutters and its own meter. Price a month.',
        pictures: ['door', 'brick', 'triangular-ruler'],
        price: [22000, 60000],
      },
    ],
  },
  appliances: {
    companies: [
      'Enjera Kitchenware',
      'Merkato Home Line',
      'Hager Appliances',
      'Buna Bet Supplies',
      'Piassa Cold Store',
      'Gerji Home Centre',
    ],
    listings: 64,
    products: [
      {
        name: 'Non-stick pan set, three sizes',
        description: 'Heavy pans that heat evenly on gas, electric and induction. Handles stay cool.',
        pictures: ['cooking', 'spoon', 'egg'],
        price: [2200, 4800],
      },
      {
        name: 'Large stew pot for doro wot',
        description: 'Twelve litres of thick aluminium with a tight lid, big enough for the whole family.',
        pictures: ['pot-of-food', 'chicken', 'onion', 'spoon'],
        price: [1600, 3200],
      },
      {
        name: 'Tea and coffee set, 12 pieces',
        description: 'Painted porcelain for tea and for the coffee ceremony. Packed in a gift box.',
        pictures: ['teapot', 'hot-beverage', 'wrapped-gift'],
        price: [1300, 3600],
      },
      {
        name: '43-inch smart television',
        description: 'Sharp picture, built-in Wi-Fi and a wall mount included. One year of guarantee.',
        pictures: ['television-flat', 'electric-plug', 'popcorn', 'speaker-high-volume'],
        sides: ['television-back', 'television-remote'],
        price: [26000, 39000],
      },
      {
        name: 'Kitchen knife, forged steel',
        description: 'Full-steel blade that stays sharp for months. We sharpen it once a year for free.',
        pictures: ['kitchen-knife', 'onion', 'tomato'],
        price: [700, 1900],
      },
      {
        name: 'Cutlery for twelve',
        description: 'Stainless forks, knives and spoons in a simple shape. Safe in the dishwasher.',
        pictures: ['fork-and-knife-with-plate', 'spoon', 'cooking'],
        price: [1800, 3900],
      },
      {
        name: 'Fridge with freezer, 220 litres',
        description: 'Two doors, quiet, and it runs from 170 V up. Delivered and carried upstairs.',
        pictures: ['refrigerator', 'electric-plug', 'glass-of-milk'],
        sides: ['refrigerator-open'],
        price: [18500, 27500],
      },
      {
        name: 'Refrigerator, double door, 410 litres',
        description:
          'Side by side in steel, with cold water at the door. Three years of guarantee on the motor.',
        pictures: ['refrigerator-steel', 'glass-of-milk', 'droplet'],
        sides: ['refrigerator-open'],
        price: [64000, 98000],
      },
      {
        name: 'Small fridge for office and shop',
        description: 'Keeps forty bottles cold on little power. Fits below a counter.',
        pictures: ['refrigerator-small', 'glass-of-milk', 'electric-plug'],
        price: [9500, 15500],
      },
      {
        name: 'Second-hand fridge, 180 litres',
        description: 'Works well, new door seal, a scratch on the left side. Come and see it running.',
        pictures: ['refrigerator', 'leafy-green', 'electric-plug'],
        sides: ['refrigerator-open'],
        price: [8500, 13500],
      },
      {
        name: 'Chest freezer, 200 litres',
        description: 'Stays frozen for a day when the power is out. With lock and basket.',
        pictures: ['freezer-chest', 'fish', 'electric-plug'],
        price: [21000, 33000],
      },
      {
        name: '55-inch 4K television',
        description: 'Large, bright screen for the whole family. We hang it on the wall for you.',
        pictures: ['television-wide', 'popcorn', 'speaker-high-volume'],
        sides: ['television-back', 'television-remote'],
        price: [52000, 79000],
      },
      {
        name: '32-inch television, used two years',
        description: 'Clear picture, two HDMI inputs, remote included. Sold because we bought a larger one.',
        pictures: ['television-flat', 'popcorn', 'electric-plug'],
        sides: ['television-back', 'television-remote'],
        price: [9000, 14500],
      },
      {
        name: 'Washing machine, 8 kg',
        description: 'Washes a full load quietly, also with little water pressure. We connect it.',
        pictures: ['washing-machine', 'soap', 'bubbles'],
        price: [34000, 52000],
      },
    ],
  },
  design: {
    companies: ['Sheger Wood', 'Gojo Interiors', 'Dembel Living', 'Kerchat Furniture', 'Wanza Workshop'],
    listings: 30,
    products: [
      {
        name: 'Three-seat sofa, hand carved',
        description:
          'Solid wanza wood with firm cushions. Choose the cloth in our shop, delivery is included.',
        pictures: ['couch-and-lamp', 'carpentry-saw', 'thread', 'house'],
        price: [38000, 65000],
      },
      {
        name: 'Double bed with drawers',
        description: 'Sturdy bed with four deep drawers below. We bring it and put it together in an hour.',
        pictures: ['bed', 'wood', 'hammer', 'alarm-clock'],
        price: [24000, 42000],
      },
      {
        name: 'Dining chairs, set of six',
        description: 'Strong chairs with a comfortable back, sanded and oiled by hand.',
        pictures: ['chair', 'wood', 'fork-and-knife-with-plate'],
        price: [15000, 27000],
      },
      {
        name: 'Framed pictures for the living room',
        description: 'Views of the Simien Mountains and Lalibela, framed and ready to hang.',
        pictures: ['framed-picture', 'mountain', 'hammer'],
        price: [1200, 6500],
      },
      {
        name: 'Inside doors, made to measure',
        description: 'Solid doors with frame, hinges and lock. We measure and fit them for you.',
        pictures: ['door', 'key', 'straight-ruler', 'carpentry-saw'],
        price: [9500, 18000],
      },
      {
        name: 'Round wall mirror',
        description: 'Clear glass in a brass-coloured frame. Makes a small hall look twice as big.',
        pictures: ['mirror', 'light-bulb', 'potted-plant'],
        price: [2400, 5600],
      },
    ],
  },
  land: {
    companies: ['Entoto Gardens', 'Green Hand Landscaping', 'Abeba Nursery'],
    products: [
      {
        name: 'Potted plants for house and balcony',
        description: 'Healthy plants in clay pots, from aloe to ficus. Tell us how much sun you have.',
        pictures: ['potted-plant', 'sunflower', 'leafy-green', 'droplet'],
        price: [250, 2200],
      },
      {
        name: 'Garden care, weekly visit',
        description: 'We mow, water, weed and take the cuttings away. Same gardener every week.',
        pictures: ['house-with-garden', 'bucket', 'leafy-green', 'deciduous-tree'],
        price: null,
      },
      {
        name: 'Fruit and shade tree saplings',
        description: 'Avocado, mango and indigenous trees from our nursery, planted by us if you like.',
        pictures: ['seedling', 'deciduous-tree', 'avocado', 'mango'],
        price: [80, 600],
      },
      {
        name: 'Garden fountain, stone built',
        description:
          'We design and build small fountains with a quiet pump. One year of service is included.',
        pictures: ['fountain', 'brick', 'droplet', 'lotus'],
        price: null,
      },
      {
        name: 'Cut flowers and rose bushes',
        description: 'Roses, lilies and sunflowers straight from the greenhouse in Holeta.',
        pictures: ['sunflower', 'tulip', 'rose', 'bouquet'],
        price: [150, 900],
      },
    ],
  },
  homesecurity: {
    companies: ['Zebegna Smart Home', 'Safe Gojo Systems', 'Mela Alarm House'],
    products: [
      {
        name: 'Door lock that opens with a code',
        description: 'Lock with key pad and spare keys. You give guests a code and take it back later.',
        pictures: ['locked-with-key', 'key', 'door', 'mobile-phone'],
        price: [6800, 14500],
      },
      {
        name: 'Four-camera set for house and shop',
        description: 'Day and night cameras with recorder. Watch your gate from your phone.',
        pictures: ['video-camera', 'desktop-computer', 'mobile-phone', 'house'],
        price: [18500, 34000],
      },
      {
        name: 'Smart bulbs, switched by phone',
        description: 'Turn lights on before you come home. Works during weak network as well.',
        pictures: ['light-bulb', 'mobile-phone', 'wireless'],
        price: [650, 1500],
      },
      {
        name: 'Door bell and alarm with siren',
        description: 'A loud siren and a message to your phone when a door or window is opened.',
        pictures: ['bell', 'police-car-light', 'door', 'mobile-phone'],
        price: [3400, 8900],
      },
      {
        name: 'Fire extinguisher, 6 kg',
        description: 'Filled and checked, with wall holder. We come back each year for the check.',
        pictures: ['fire-extinguisher', 'fire', 'bell'],
        price: [2800, 4600],
      },
    ],
  },
  energy: {
    companies: ['Tsehay Solar', 'Awash Power Tools', 'Birhan Energy', 'Rift Water Works'],
    products: [
      {
        name: 'LED bulbs, box of ten',
        description: 'Bright bulbs that use little power and last for years. Broken ones are replaced.',
        pictures: ['light-bulb', 'electric-plug', 'package'],
        price: [900, 1700],
      },
      {
        name: 'Solar home set with two panels',
        description: 'Light, phone charging and television for the whole evening. We fit it on your roof.',
        pictures: ['sun', 'house', 'battery', 'light-bulb'],
        price: [32000, 85000],
      },
      {
        name: 'Backup battery with inverter',
        description:
          'Keeps the fridge, the Wi-Fi and the lights running for eight hours when the power is out.',
        pictures: ['battery', 'electric-plug', 'high-voltage', 'light-bulb'],
        price: [45000, 110000],
      },
      {
        name: 'Water tank and pump, fitted',
        description: 'A clean 2,000 litre tank with pump, so you have water even when the line is dry.',
        pictures: ['potable-water', 'droplet', 'wrench', 'bucket'],
        price: [21000, 38000],
      },
      {
        name: 'Wiring for new houses',
        description: 'Licensed electricians plan and lay all lines, sockets and the fuse box.',
        pictures: ['high-voltage', 'electric-plug', 'wrench', 'building-construction'],
        price: null,
      },
    ],
  },
  green: {
    companies: ['Addis Eco Shop', 'Tiru Earth', 'Koba Green Goods'],
    products: [
      {
        name: 'Seedlings for your compound',
        description: 'Five indigenous seedlings with compost. For every set sold we plant one more.',
        pictures: ['seedling', 'potted-plant', 'leafy-green'],
        price: [300, 650],
      },
      {
        name: 'Woven shopping basket',
        description: 'Woven by women in Harar from grass and palm. Holds 15 kg and lasts for years.',
        pictures: ['basket', 'leafy-green', 'tomato', 'shopping-bags'],
        price: [450, 1300],
      },
      {
        name: 'Refill soap, no plastic',
        description: 'Bring your bottle and pay only for the soap. Breaks down fully in nature.',
        pictures: ['lotion-bottle', 'recycling-symbol', 'soap', 'bubbles'],
        price: [90, 320],
      },
      {
        name: 'Town bicycle, overhauled',
        description: 'Used bicycles with new brakes, chain and tyres. Three months of guarantee.',
        pictures: ['bicycle', 'wrench', 'seedling'],
        price: [8500, 19000],
      },
      {
        name: 'Raw forest honey from Kaffa',
        description: 'Unheated honey from wild hives. A share of the price goes to keeping the forest.',
        pictures: ['honey-pot', 'sunflower', 'deciduous-tree'],
        price: [550, 950],
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
