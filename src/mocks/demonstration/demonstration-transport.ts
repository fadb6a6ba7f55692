import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationTransport = {
  carbrands: {
    companies: ['Gotera Motors', 'Abay Car Market', 'Sheger Auto Hall', 'Wheels of Addis', 'Kality Motors'],
    listings: 30,
    products: [
      {
        name: 'Family SUV, 2021, automatic',
        description: 'One owner, 42,000 km, new tyres. Bank loan can be arranged at our office.',
        pictures: ['sport-utility-vehicle', 'key', 'fuel-pump'],
        price: [4200000, 6300000],
      },
      {
        name: 'Small city car, low fuel use',
        description: 'Five litres on 100 km and easy to park. Duty paid, papers ready.',
        pictures: ['automobile', 'fuel-pump', 'key'],
        price: [1650000, 2400000],
      },
      {
        name: 'Pickup with double cabin',
        description: 'Five seats and a long bed for the farm or the building site. Four-wheel drive.',
        pictures: ['pickup-truck', 'toolbox', 'key'],
        price: [4900000, 7200000],
      },
      {
        name: 'Minibus, twelve seats',
        description: 'Good engine, clean seats and a taxi licence that runs for another year.',
        pictures: ['minibus', 'seat', 'key'],
        price: [2300000, 3400000],
      },
      {
        name: 'Motorbike, 150 cc',
        description: 'New bike for town and gravel roads, with helmet and first service.',
        pictures: ['motorcycle', 'key', 'fuel-pump'],
        price: [145000, 230000],
      },
      {
        name: 'Electric scooter, 60 km range',
        description: 'Charge at home overnight for a few birr. No fuel queue any more.',
        pictures: ['motor-scooter', 'battery', 'electric-plug'],
        price: [98000, 165000],
      },
    ],
  },
  automotive: {
    companies: ['Mekanissa Garage', 'Quick Spanner Addis', 'Lideta Auto Care'],
    products: [
      {
        name: 'Full service with 25 checks',
        description: 'Oil, filters, brakes and lights. You get the list with photos the same evening.',
        pictures: ['automobile', 'oil-drum', 'wrench', 'clipboard'],
        price: [3200, 7400],
      },
      {
        name: 'Engine parts, new and used',
        description: 'Parts for most common cars in stock. Wrong part? Bring it back within a week.',
        pictures: ['gear', 'toolbox', 'automobile'],
        price: [350, 28000],
      },
      {
        name: 'Car battery with free fitting',
        description: 'Maintenance-free battery with a year of guarantee. We take the old one back.',
        pictures: ['battery', 'high-voltage', 'automobile'],
        price: [6900, 14500],
      },
      {
        name: 'Brake and engine repair',
        description: 'We name the price before we start and show you the old parts afterwards.',
        pictures: ['wrench', 'gear', 'toolbox'],
        price: null,
      },
      {
        name: 'Breakdown help, day and night',
        description: 'Flat tyre or dead engine? We come within the hour inside the ring road.',
        pictures: ['pickup-truck', 'police-car-light', 'telephone-receiver'],
        price: null,
      },
    ],
  },
  carwash: {
    companies: ['Shiny Sefer Car Wash', 'Bubble Bay Addis', 'Wuha Auto Spa'],
    products: [
      {
        name: 'Hand wash, inside and outside',
        description: 'Foam, rinse, vacuum and windows in forty minutes. Free coffee while you wait.',
        pictures: ['bubbles', 'automobile', 'bucket', 'hot-beverage'],
        price: [350, 800],
      },
      {
        name: 'Polish and wax',
        description: 'Takes out light scratches and protects the paint through the rainy season.',
        pictures: ['sparkles', 'automobile', 'sponge'],
        price: [2200, 5500],
      },
      {
        name: 'Seat and carpet deep clean',
        description: 'Stains, dust and smells are gone, and the car is dry by the evening.',
        pictures: ['seat', 'soap', 'bubbles'],
        price: [1800, 4200],
      },
      {
        name: 'Engine bay and chassis wash',
        description: 'Careful steam cleaning that spares cables and sensors.',
        pictures: ['gear', 'droplet', 'wrench'],
        price: [900, 1900],
      },
      {
        name: 'Mobile car wash at your gate',
        description: 'We bring water and power. Book five washes and the sixth is free.',
        pictures: ['bucket', 'sport-utility-vehicle', 'sponge', 'house'],
        price: [500, 1100],
      },
    ],
  },
  freight: {
    companies: ['Dry Port Express', 'Camel Route Cargo', 'Lion Gate Couriers'],
    products: [
      {
        name: 'Parcel to any regional town',
        description: 'Collected today, there in one to three days. You can follow it on your phone.',
        pictures: ['package', 'delivery-truck', 'round-pushpin', 'mobile-phone'],
        price: [180, 1500],
      },
      {
        name: 'Full truck to Djibouti and back',
        description: 'Forty-ton trucks with experienced drivers. We handle the papers at the border.',
        pictures: ['articulated-lorry', 'clipboard', 'world-map'],
        price: null,
      },
      {
        name: 'Air freight, up to 300 kg',
        description: 'Two flights a week to the Gulf and Europe, with cool storage for flowers.',
        pictures: ['airplane', 'package', 'globe-showing-europe-africa'],
        price: null,
      },
      {
        name: 'Sea container, shared or full',
        description: 'From Asia to the dry port in Modjo. You pay only for the space you use.',
        pictures: ['ship', 'anchor', 'articulated-lorry', 'package'],
        price: null,
      },
      {
        name: 'Documents by bike in one hour',
        description: 'Contracts, tickets and cheques from hand to hand inside the city.',
        pictures: ['bicycle', 'envelope', 'stopwatch'],
        price: [150, 400],
      },
    ],
  },
  logistic: {
    companies: ['Tolo Delivery', 'Sefer Movers', 'Door to Door Habesha'],
    products: [
      {
        name: 'House moving with packing',
        description: 'Boxes, four strong helpers and a covered truck. Nothing breaks, or we pay.',
        pictures: ['delivery-truck', 'package', 'couch-and-lamp', 'house'],
        price: null,
      },
      {
        name: 'Same-day shop delivery',
        description: 'We collect from your shop at noon and deliver to your customers by six.',
        pictures: ['motor-scooter', 'shopping-bags', 'round-pushpin'],
        price: [120, 350],
      },
      {
        name: 'Hot meals in thirty minutes',
        description: 'Food arrives warm in closed boxes. We carry for more than eighty kitchens.',
        pictures: ['takeout-box', 'motor-scooter', 'stopwatch'],
        price: [80, 220],
      },
      {
        name: 'Dry storage by the month',
        description: 'Guarded store in Kality from one pallet on, open every day.',
        pictures: ['package', 'locked-with-key', 'clipboard'],
        price: [1200, 18000],
      },
      {
        name: 'Pickup with driver, half a day',
        description: 'For a fridge, a sofa or market goods. The driver helps to load.',
        pictures: ['pickup-truck', 'wood', 'package'],
        price: [1800, 4500],
      },
    ],
  },
  marine: {
    companies: ['Tana Boat House', 'Hawassa Lake Marine', 'Papyrus Boats'],
    products: [
      {
        name: 'Sailing hour on Lake Tana',
        description: 'A calm hour along the papyrus, with skipper and life vests. Up to six guests.',
        pictures: ['sailboat', 'ring-buoy', 'sun'],
        price: [1800, 4500],
      },
      {
        name: 'Motor boat, six metres',
        description: 'Fibreglass boat with a 40 hp engine and trailer. Test it on the lake first.',
        pictures: ['motor-boat', 'anchor', 'fuel-pump', 'key'],
        price: [680000, 1250000],
      },
      {
        name: 'Life vests and rescue rings',
        description: 'Tested rings and vests in all sizes, single or by the dozen for boat owners.',
        pictures: ['ring-buoy', 'anchor', 'sailboat'],
        price: [1200, 3600],
      },
      {
        name: 'Fishing gear and fresh tilapia',
        description: 'Rods, lines and nets, and the catch of the morning on ice.',
        pictures: ['fishing-pole', 'fish', 'bucket'],
        price: [350, 4800],
      },
      {
        name: 'Boat engine service',
        description: 'We take out the engine, clean and repair it and test it on the water.',
        pictures: ['wrench', 'motor-boat', 'gear', 'oil-drum'],
        price: null,
      },
      {
        name: 'Canoe with two paddles',
        description: 'Light and steady on calm water, with dry bags for your things.',
        pictures: ['canoe', 'ring-buoy', 'sun'],
        price: [38000, 72000],
      },
    ],
  },
  travels: {
    companies: ['Walia Path Tours', 'Salt Road Tours', 'Selam Journey Desk', 'Blue Sky Tickets'],
    products: [
      {
        name: 'Flight tickets, all directions',
        description: 'We compare every route and tell you the full price, bags included.',
        pictures: ['airplane', 'luggage', 'globe-showing-europe-africa', 'admission-tickets'],
        price: [4500, 95000],
      },
      {
        name: 'Five days in the Simien Mountains',
        description: 'Guide, mules, tents and warm food. You walk, we carry.',
        pictures: ['mountain', 'hiking-boot', 'tent', 'compass'],
        price: [18500, 42000],
      },
      {
        name: 'Weekend at Lake Langano',
        description: 'Two nights in a lodge by the beach with breakfast and boat ride.',
        pictures: ['beach-with-umbrella', 'sun', 'sailboat', 'luggage'],
        price: [7800, 16500],
      },
      {
        name: 'Camel trek in the Danakil',
        description: 'Salt flats, hot springs and a night under the stars, with a local guide.',
        pictures: ['camel', 'sun', 'tent', 'compass'],
        price: [32000, 68000],
      },
      {
        name: 'Bus seats to Gondar and Harar',
        description: 'Wide seats, water and a stop for lunch. Buses leave at six in the morning.',
        pictures: ['bus', 'seat', 'luggage'],
        price: [950, 2100],
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
