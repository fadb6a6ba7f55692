import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationFoodAndFarm = {
  foods: {
    companies: ["Kaldi's Corner", 'Mesob Kitchen', 'Arba Minch Fruits', 'Tizita Bakery'],
    products: [
      {
        name: 'Yirgacheffe coffee, fresh roast',
        description: 'Roasted this morning, whole beans or ground while you wait. Sold by the half kilo.',
        pictures: ['hot-beverage', 'teapot', 'package'],
        price: [420, 780],
      },
      {
        name: 'Organic fruit box, weekly',
        description: 'Bananas, mangoes, avocados and whatever is ripe, brought to your door on Saturday.',
        pictures: ['banana', 'mango', 'avocado', 'basket'],
        price: [550, 950],
      },
      {
        name: 'Doro wot for eight people',
        description: 'Slow-cooked chicken stew with twelve eggs and fresh enjera. Order one day ahead.',
        pictures: ['pot-of-food', 'egg', 'onion', 'hot-pepper'],
        price: [2800, 4200],
      },
      {
        name: 'Fresh bread and ambasha',
        description: 'Baked at five every morning. Call before noon and we keep a loaf for you.',
        pictures: ['bread', 'honey-pot', 'hot-beverage'],
        price: [25, 180],
      },
      {
        name: 'Berbere and kitchen spices',
        description: 'Sun-dried peppers ground with fifteen spices. Mild, medium or hot.',
        pictures: ['hot-pepper', 'onion', 'tomato'],
        price: [280, 640],
      },
      {
        name: 'Birthday cake, made to order',
        description: 'Sponge with cream and fruit, and the name on top. Ready in 24 hours.',
        pictures: ['birthday-cake', 'candle', 'wrapped-gift'],
        price: [1400, 4500],
      },
    ],
  },
  agriculture: {
    companies: [
      'Holeta Farm Supply',
      'Debre Zeit Dairy',
      'Gebre Grain Store',
      'Awash Valley Growers',
      'Sululta Farm Store',
    ],
    listings: 30,
    products: [
      {
        name: 'White maize, 50 kg sack',
        description: 'Dry and cleaned, from this harvest. We deliver from five sacks on.',
        pictures: ['ear-of-corn', 'basket', 'tractor'],
        price: [2400, 3300],
      },
      {
        name: 'Milk cow, second calf',
        description: 'Healthy crossbreed giving 18 litres a day. Vaccination card comes with her.',
        pictures: ['cow', 'glass-of-milk', 'bucket'],
        price: [95000, 160000],
      },
      {
        name: 'Sheep for the holiday',
        description: 'Fat highland sheep, fed on grass and grain. Choose yours at the farm, we bring it.',
        pictures: ['ewe', 'leafy-green', 'pickup-truck'],
        price: [9500, 19000],
      },
      {
        name: 'Laying hens and fresh eggs',
        description: 'Hens at 18 weeks, ready to lay. Eggs are sold by the tray of thirty.',
        pictures: ['chicken', 'egg', 'basket'],
        price: [390, 950],
      },
      {
        name: 'Tomatoes by the crate',
        description: 'Firm red tomatoes from Meki, picked the day before. Good price for hotels.',
        pictures: ['tomato', 'onion', 'delivery-truck'],
        price: [700, 1500],
      },
      {
        name: 'Tractor ploughing, per hectare',
        description: 'Driver and fuel are included. Book early, the rains do not wait.',
        pictures: ['tractor', 'seedling', 'ear-of-corn'],
        price: [3800, 6500],
      },
    ],
  },
  pet: {
    companies: ['Wusha Pet Shop', 'Four Paws Addis', 'Demet Corner'],
    products: [
      {
        name: 'Puppies, vaccinated',
        description: 'Friendly puppies, ten weeks old, raised in a family. Vaccination card is included.',
        pictures: ['dog', 'bone', 'stethoscope'],
        price: [6000, 18000],
      },
      {
        name: 'Cat food and cat sand',
        description: 'Dry food in 2 kg and 10 kg bags, and sand that keeps the smell away.',
        pictures: ['cat', 'fish', 'shopping-bags'],
        price: [480, 2600],
      },
      {
        name: 'Aquarium with fish and pump',
        description: 'Sixty-litre tank, pump, light and ten fish. We set it up in your home.',
        pictures: ['tropical-fish', 'droplet', 'light-bulb'],
        price: [7500, 16000],
      },
      {
        name: 'Chew bones and toys',
        description: 'Strong toys for small and large dogs. They love them, your shoes are safe.',
        pictures: ['bone', 'dog', 'soccer-ball'],
        price: [150, 700],
      },
      {
        name: 'Vet visit at home',
        description: 'Check-up, vaccination and nail care without the stress of a trip.',
        pictures: ['stethoscope', 'bone', 'syringe', 'dog'],
        price: null,
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
