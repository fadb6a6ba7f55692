/** One of the goods that the storefront itself offers. */
export interface StoreProduct {
  id: number;
  name: string;
  description: string;
  /** Birr. */
  price: number;
  /** Name of its picture in `public/store`. */
  image: string;
  specs: readonly string[];
}

/** The 17 fixed goods of the storefront, from 5200 to 115000 Birr (docs/product.md, Storefront and payments). */
export const storeProducts: readonly StoreProduct[] = [
  {
    id: 1,
    name: 'Smartphone, 256 GB',
    description: 'A bright screen, two SIM cards and a battery for a long day.',
    price: 38_500,
    image: 'mobile-phone',
    specs: ['6.6 inch screen', '8 GB memory, 256 GB storage', '5000 mAh battery', 'Two SIM cards'],
  },
  {
    id: 2,
    name: 'Laptop, 14 inch',
    description: 'Light enough to carry, strong enough for photos and video.',
    price: 115_000,
    image: 'laptop',
    specs: ['14 inch screen', '16 GB memory', '1 TB solid state drive', '1.3 kg'],
  },
  {
    id: 3,
    name: 'Desktop computer set',
    description: 'For the office or the shop: computer, screen, keyboard and mouse.',
    price: 74_000,
    image: 'desktop-computer',
    specs: ['24 inch screen', '16 GB memory', '512 GB solid state drive', 'Keyboard and mouse included'],
  },
  {
    id: 4,
    name: 'Television, 55 inch',
    description: 'A sharp picture for football nights with the whole family.',
    price: 68_900,
    image: 'television',
    specs: ['55 inch, 4K', 'Three HDMI sockets', 'Wi-Fi', 'Stand and wall bracket'],
  },
  {
    id: 5,
    name: 'Refrigerator, 260 litres',
    description: 'Two doors, a deep freezer above and room for a week of food.',
    price: 52_400,
    image: 'refrigerator',
    specs: ['260 litres, 70 of them frozen', 'Runs from 170 V to 250 V', '55 × 60 × 160 cm'],
  },
  {
    id: 6,
    name: 'Washing machine, 8 kg',
    description: 'Washes a full load quietly, and a small one quickly.',
    price: 44_900,
    image: 'washing-machine',
    specs: ['8 kg', '1200 turns a minute', '15 programmes', '60 × 55 × 85 cm'],
  },
  {
    id: 7,
    name: 'Sofa for two',
    description: 'A soft two-seater with a solid wooden frame.',
    price: 48_000,
    image: 'couch-and-lamp',
    specs: ['150 × 80 × 85 cm', 'Wooden frame', 'Covers come off for washing', 'Lamp not included'],
  },
  {
    id: 8,
    name: 'Double bed',
    description: 'A plain, sturdy bed with its mattress.',
    price: 31_500,
    image: 'bed',
    specs: ['140 × 200 cm', 'Pine frame', 'Foam mattress, 20 cm'],
  },
  {
    id: 9,
    name: 'Dining chairs, set of four',
    description: 'Four wooden chairs that are easy to wipe clean.',
    price: 16_800,
    image: 'chair',
    specs: ['Four chairs', 'Solid wood', 'Carry up to 120 kg each'],
  },
  {
    id: 10,
    name: 'Camera with flash',
    description: 'For weddings and travels: good pictures in little light.',
    price: 89_000,
    image: 'camera-with-flash',
    specs: ['24 megapixels', 'Lens 18–55 mm', 'Video in 4K', 'Bag and memory card'],
  },
  {
    id: 11,
    name: 'Wireless headphones',
    description: 'Shut out the street and hear the music.',
    price: 5_200,
    image: 'headphone',
    specs: ['30 hours on one charge', 'Noise cancelling', 'USB-C cable'],
  },
  {
    id: 12,
    name: 'Laser printer',
    description: 'Prints, copies and scans for a small office.',
    price: 22_400,
    image: 'printer',
    specs: ['A4, black and white', '22 pages a minute', 'USB and Wi-Fi'],
  },
  {
    id: 13,
    name: 'City bicycle',
    description: 'Seven gears for the hills, lights for the way home.',
    price: 18_500,
    image: 'bicycle',
    specs: ['26 inch wheels', '7 gears', 'Steel frame', 'Lights and bell'],
  },
  {
    id: 14,
    name: 'Electric guitar',
    description: 'An electric guitar to learn on and to keep.',
    price: 9_600,
    image: 'guitar',
    specs: ['Full size', 'Maple neck', 'Steel strings', 'Cable and soft bag'],
  },
  {
    id: 15,
    name: 'Keyboard, 61 keys',
    description: 'Piano, organ and a hundred other sounds.',
    price: 27_500,
    image: 'musical-keyboard',
    specs: ['61 keys', '120 sounds', 'Headphone socket', 'Mains or batteries'],
  },
  {
    id: 16,
    name: 'Wrist watch',
    description: 'A clear face and a strap that lasts.',
    price: 7_900,
    image: 'watch',
    specs: ['Quartz', 'Leather strap', 'Safe in the rain'],
  },
  {
    id: 17,
    name: 'Game console',
    description: 'With two controllers, so that nobody has to wait.',
    price: 63_000,
    image: 'video-game',
    specs: ['1 TB storage', 'Two controllers', '4K over HDMI'],
  },
];

/** The products behind a list of ids from outside, each once, in its order; what is no id of ours is dropped. */
export function findProducts(ids: unknown): readonly StoreProduct[] {
  if (!Array.isArray(ids)) return [];
  return [...new Set<unknown>(ids)].flatMap((id) => storeProducts.find((product) => product.id === id) ?? []);
}
