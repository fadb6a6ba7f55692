import { message } from '@/language/translate';
import { parseList } from '@/platform/parse-values';

/** Texts are in English. */
export interface StorefrontProduct {
  id: number;
  name: string;
  description: string;
  /** In Birr. */
  price: number;
  /** The name of its picture in `public/store`. */
  image: string;
  specs: readonly string[];
}

export const storefrontProducts: readonly StorefrontProduct[] = [
  {
    id: 1,
    name: message('Smartphone, 256 GB'),
    description: message('A bright screen, two SIM cards and a battery for a long day.'),
    price: 38_500,
    image: 'mobile-phone',
    specs: [
      message('6.6 inch screen'),
      message('8 GB memory, 256 GB storage'),
      message('5000 mAh battery'),
      message('Two SIM cards'),
    ],
  },
  {
    id: 2,
    name: message('Laptop, 14 inch'),
    description: message('Light enough to carry, powerful enough for photos and video.'),
    price: 115_000,
    image: 'laptop',
    specs: [
      message('14 inch screen'),
      message('16 GB memory'),
      message('1 TB solid state drive'),
      message('1.3 kg'),
    ],
  },
  {
    id: 3,
    name: message('Desktop computer set'),
    description: message('For the office or the shop: computer, screen, keyboard and mouse.'),
    price: 74_000,
    image: 'desktop-computer',
    specs: [
      message('24 inch screen'),
      message('16 GB memory'),
      message('512 GB solid state drive'),
      message('Keyboard and mouse included'),
    ],
  },
  {
    id: 4,
    name: message('Television, 55 inch'),
    description: message('A sharp picture for football nights with the whole family.'),
    price: 68_900,
    image: 'television',
    specs: [
      message('55 inch, 4K'),
      message('Three HDMI ports'),
      message('Wi-Fi'),
      message('Stand and wall bracket'),
    ],
  },
  {
    id: 5,
    name: message('Refrigerator, 260 litres'),
    description: message('Two doors, a deep freezer above and room for a week of food.'),
    price: 52_400,
    image: 'refrigerator',
    specs: [
      message('260 litres, 70 of them frozen'),
      message('Runs from 170 V to 250 V'),
      message('55 × 60 × 160 cm'),
    ],
  },
  {
    id: 6,
    name: message('Washing machine, 8 kg'),
    description: message('Washes a full load quietly, and a small one quickly.'),
    price: 44_900,
    image: 'washing-machine',
    specs: [message('8 kg'), message('1200 rpm'), message('15 programmes'), message('60 × 55 × 85 cm')],
  },
  {
    id: 7,
    name: message('Sofa for two'),
    description: message('A soft two-seater with a solid wooden frame.'),
    price: 48_000,
    image: 'couch-and-lamp',
    specs: [
      message('150 × 80 × 85 cm'),
      message('Wooden frame'),
      message('Covers come off for washing'),
      message('Lamp not included'),
    ],
  },
  {
    id: 8,
    name: message('Double bed'),
    description: message('A plain, sturdy bed with its mattress.'),
    price: 31_500,
    image: 'bed',
    specs: [message('140 × 200 cm'), message('Pine frame'), message('Foam mattress, 20 cm')],
  },
  {
    id: 9,
    name: message('Dining chairs, set of four'),
    description: message('Four wooden chairs that are easy to wipe clean.'),
    price: 16_800,
    image: 'chair',
    specs: [message('Four chairs'), message('Solid wood'), message('Each holds up to 120 kg')],
  },
  {
    id: 10,
    name: message('Camera with flash'),
    description: message('For weddings and trips: good pictures even in low light.'),
    price: 89_000,
    image: 'camera-with-flash',
    specs: [
      message('24 megapixels'),
      message('Lens 18–55 mm'),
      message('Video in 4K'),
      message('Bag and memory card'),
    ],
  },
  {
    id: 11,
    name: message('Wireless headphones'),
    description: message('Shut out the street and hear the music.'),
    price: 5_200,
    image: 'headphone',
    specs: [message('30 hours on one charge'), message('Noise cancelling'), message('USB-C cable')],
  },
  {
    id: 12,
    name: message('Laser printer'),
    description: message('Prints, copies and scans for a small office.'),
    price: 22_400,
    image: 'printer',
    specs: [message('A4, black and white'), message('22 pages a minute'), message('USB and Wi-Fi')],
  },
  {
    id: 13,
    name: message('City bicycle'),
    description: message('Seven gears for the hills, lights for the way home.'),
    price: 18_500,
    image: 'bicycle',
    specs: [
      message('26 inch wheels'),
      message('7 gears'),
      message('Steel frame'),
      message('Lights and bell'),
    ],
  },
  {
    id: 14,
    name: message('Electric guitar'),
    description: message('An electric guitar to learn on and to keep.'),
    price: 9_600,
    image: 'guitar',
    specs: [
      message('Full size'),
      message('Maple neck'),
      message('Steel strings'),
      message('Cable and soft bag'),
    ],
  },
  {
    id: 15,
    name: message('Keyboard, 61 keys'),
    description: message('Piano, organ and a hundred other sounds.'),
    price: 27_500,
    image: 'musical-keyboard',
    specs: [
      message('61 keys'),
      message('120 sounds'),
      message('Headphone jack'),
      message('Mains or batteries'),
    ],
  },
  {
    id: 16,
    name: message('Wrist watch'),
    description: message('A clear face and a strap that lasts.'),
    price: 7_900,
    image: 'watch',
    specs: [message('Quartz'), message('Leather strap'), message('Rainproof')],
  },
  {
    id: 17,
    name: message('Game console'),
    description: message('With two controllers, so that nobody has to wait.'),
    price: 63_000,
    image: 'video-game',
    specs: [message('1 TB storage'), message('Two controllers'), message('4K over HDMI')],
  },
];

/** The products with these ids, in their order and without duplicates. Unknown ids are skipped. */
export function findProducts(ids: unknown): readonly StorefrontProduct[] {
  return [...new Set(parseList(ids))].flatMap(
    (id) => storefrontProducts.find((product) => product.id === id) ?? [],
  );
}
