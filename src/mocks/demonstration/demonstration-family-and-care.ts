import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationFamilyAndCare = {
  baby: {
    companies: ['Mimi Kids', 'Little Gebeta', 'Hitsan Corner', 'Tinishu Baby Shop', 'Ehil Kids Store'],
    listings: 30,
    products: [
      {
        name: 'Soft teddy bear, 40 cm',
        description: 'Washable plush bear with stitched eyes, safe from the first day.',
        pictures: ['teddy-bear', 'wrapped-gift', 'ribbon'],
        price: [450, 1200],
      },
      {
        name: 'Bottles with slow-flow teats',
        description: 'Set of three bottles that can be boiled, with brush and caps.',
        pictures: ['baby-bottle', 'glass-of-milk', 'bubbles'],
        price: [380, 950],
      },
      {
        name: 'Cotton clothes for newborns',
        description: 'Five soft pieces without hard seams, washed before packing.',
        pictures: ['socks', 'yarn', 'teddy-bear'],
        price: [900, 2200],
      },
      {
        name: 'Wooden rocking horse',
        description: 'Sanded smooth and painted with safe colours, for ages two to five.',
        pictures: ['carousel-horse', 'balloon', 'teddy-bear'],
        price: [2400, 4600],
      },
      {
        name: 'School backpack for small shoulders',
        description: 'Light bag with padded straps, a lunch pocket and a name tag.',
        pictures: ['backpack', 'crayon', 'pencil', 'notebook'],
        price: [850, 1900],
      },
      {
        name: 'Bath set for babies',
        description: 'Small tub, soft sponge and mild soap. The tub hangs flat on the wall.',
        pictures: ['bathtub', 'soap', 'sponge', 'baby-bottle'],
        price: [1300, 2700],
      },
    ],
  },
  gaming: {
    companies: ['Gebeta Games', 'Chewata House', 'Joy Stick Addis'],
    products: [
      {
        name: 'Wireless controller and two games',
        description: 'For console or computer, with twelve hours of play on one charge.',
        pictures: ['video-game', 'headphone', 'television'],
        price: [3200, 6800],
      },
      {
        name: 'Wooden puzzle, 120 pieces',
        description: 'A map of Ethiopia cut from smooth wood. For rainy afternoons.',
        pictures: ['puzzle-piece', 'world-map', 'wood'],
        price: [480, 1100],
      },
      {
        name: 'Football, sewn by hand',
        description: 'Size 5 ball that stays round on gravel pitches. Pump and needle included.',
        pictures: ['soccer-ball', 'trophy', 'running-shoe'],
        price: [750, 1900],
      },
      {
        name: 'Kites in bright colours',
        description: 'Easy to fly from the hills around town, with 50 metres of line.',
        pictures: ['kite', 'thread', 'wrapped-gift'],
        price: [220, 650],
      },
      {
        name: 'Board games for the family',
        description: 'Dice, counters and four boards in one box, with rules in Amharic.',
        pictures: ['game-die', 'trophy', 'puzzle-piece'],
        price: [650, 1700],
      },
    ],
  },
  medical: {
    companies: ['Tena Pharmacy', 'Fewus Medical Supply', 'Hakim Corner Clinic'],
    products: [
      {
        name: 'General check-up',
        description: 'Blood pressure, sugar, heart and eyes in one visit. Results on the same day.',
        pictures: ['stethoscope', 'clipboard', 'red-heart', 'thermometer'],
        price: [900, 2800],
      },
      {
        name: 'Medicine by prescription',
        description: 'Send a photo of your prescription. We tell you the price and bring it home.',
        pictures: ['pill', 'memo', 'motor-scooter'],
        price: [50, 3500],
      },
      {
        name: 'First aid box',
        description: 'Plasters, bandage, scissors and more for home, car and school.',
        pictures: ['adhesive-bandage', 'toolbox', 'scissors', 'pill'],
        price: [650, 1900],
      },
      {
        name: 'Fever thermometer',
        description: 'Shows the temperature in ten seconds and beeps when it is done.',
        pictures: ['thermometer', 'battery', 'pill'],
        price: [280, 1400],
      },
      {
        name: 'Laboratory tests',
        description: 'Over two hundred tests, with samples taken at home on request.',
        pictures: ['microscope', 'test-tube', 'syringe'],
        price: null,
      },
      {
        name: 'Vaccination for travel and school',
        description: 'Walk in from Monday to Saturday. The yellow card is filled in on the spot.',
        pictures: ['syringe', 'adhesive-bandage', 'identification-card'],
        price: [600, 3200],
      },
    ],
  },
  mental: {
    companies: ['Selam Mind Centre', 'Quiet Lake Wellness', 'Tesfa Counselling'],
    products: [
      {
        name: 'Yoga and breathing, morning class',
        description: 'Small class for beginners at seven. Mats and tea are included.',
        pictures: ['lotus', 'sun', 'hot-beverage'],
        price: [350, 900],
      },
      {
        name: 'Talk with a counsellor',
        description: 'Fifty private minutes, in our rooms or by phone. Nothing leaves the room.',
        pictures: ['couch-and-lamp', 'speech-balloon', 'potted-plant'],
        price: [900, 2400],
      },
      {
        name: 'Stress and sleep programme',
        description: 'Six weeks of small steps for better nights, with a call each week.',
        pictures: ['crescent-moon', 'bed', 'alarm-clock'],
        price: [3800, 8500],
      },
      {
        name: 'Help for parents and teenagers',
        description: 'We listen to both sides and look for a way that works at home.',
        pictures: ['puzzle-piece', 'speech-balloon', 'house'],
        price: null,
      },
      {
        name: 'Mindful walks at Entoto',
        description: 'Two slow hours under the eucalyptus trees, every Sunday.',
        pictures: ['deciduous-tree', 'hiking-boot', 'leafy-green'],
        price: [200, 500],
      },
    ],
  },
  nursing: {
    companies: ['Abeba Home Care', 'Enat and Abat Nursing', 'Golden Years Addis'],
    products: [
      {
        name: 'Wheelchairs, to buy or rent',
        description: 'Folding chairs that fit through narrow doors. We bring and adjust them.',
        pictures: ['manual-wheelchair', 'house', 'wrench'],
        price: [1500, 16500],
      },
      {
        name: 'Nurse at home, day or night',
        description: 'Trained nurses for medicine, wounds and washing, by the hour or the month.',
        pictures: ['stethoscope', 'house', 'red-heart', 'pill'],
        price: null,
      },
      {
        name: 'Care home with garden',
        description: 'Bright rooms, home cooking and company. Families may visit at any time.',
        pictures: ['house-with-garden', 'bed', 'potted-plant', 'hot-beverage'],
        price: [18000, 36000],
      },
      {
        name: 'Companion for walks and talks',
        description: 'Someone kind to read the paper, go to the market and drink coffee with.',
        pictures: ['hot-beverage', 'newspaper', 'open-book'],
        price: null,
      },
      {
        name: 'Crutches and walking aids',
        description: 'Light, adjustable and with fresh rubber feet.',
        pictures: ['crutch', 'manual-wheelchair', 'adhesive-bandage'],
        price: [700, 3400],
      },
    ],
  },
  fitness: {
    companies: ['Gulbet Gym', 'Highland Runners Club', 'Meskel Square Sports'],
    products: [
      {
        name: 'Football training for juniors',
        description: 'Three afternoons a week with licensed coaches, for ages six to sixteen.',
        pictures: ['soccer-ball', 'trophy', 't-shirt'],
        price: [900, 2200],
      },
      {
        name: 'Running group for all levels',
        description: 'Train at altitude with people who know every track. First run is free.',
        pictures: ['running-shoe', 'stopwatch', 'trophy'],
        price: [300, 900],
      },
      {
        name: 'Boxing for beginners',
        description: 'Learn footwork and punches, get fit, and go home happy. Gloves can be borrowed.',
        pictures: ['boxing-glove', 'bell', 'socks'],
        price: [1200, 2600],
      },
      {
        name: 'Basketball court by the hour',
        description: 'Covered court with lights until ten. Bring your team, balls are here.',
        pictures: ['basketball', 'stopwatch', 'running-shoe'],
        price: [600, 1400],
      },
      {
        name: 'Table tennis and badminton',
        description: 'Rackets, tables and a coach on Wednesdays.',
        pictures: ['ping-pong', 'badminton', 'trophy'],
        price: [150, 500],
      },
      {
        name: 'Personal trainer',
        description: 'A plan that fits your week, and someone who asks whether you kept to it.',
        pictures: ['flexed-biceps', 'clipboard', 'stopwatch', 'banana'],
        price: null,
      },
    ],
  },
  nonprofit: {
    companies: ['Tesfa for Children', 'Wegen Helping Hands', 'One Well Ethiopia'],
    products: [
      {
        name: 'Give a school year to a child',
        description: 'Books, uniform and lunch for one year. You receive letters and school reports.',
        pictures: ['heart-with-ribbon', 'backpack', 'books', 'pencil'],
        price: [3500, 9000],
      },
      {
        name: 'Clean water for a village',
        description: 'Help to dig and keep a well. Every birr is shown on the board next to it.',
        pictures: ['potable-water', 'droplet', 'bucket'],
        price: [200, 25000],
      },
      {
        name: 'Clothes and shoes collection',
        description: 'We collect clean clothes at your door on the first Saturday of the month.',
        pictures: ['t-shirt', 'running-shoe', 'package'],
        price: null,
      },
      {
        name: 'Warm meals for elders',
        description: 'Cook with us or pay for a pot. Lunch is served daily in Kirkos.',
        pictures: ['pot-of-food', 'bread', 'red-heart'],
        price: [150, 2000],
      },
      {
        name: 'Plant trees with us',
        description: 'Join a planting day at Entoto. Tools, seedlings and tea are ready for you.',
        pictures: ['seedling', 'deciduous-tree', 'gloves'],
        price: null,
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
