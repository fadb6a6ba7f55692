import type { MockProduct } from '@/mocks/database/mock-state';
import { serverDate } from '@/mocks/server-date';
import { day, hour, minute } from '@/platform/time';
import { arrangeDrafts } from './arrange-drafts';
import { makeDrafts, type Draft } from './make-drafts';
import { placeNamedIn } from './places';
import { createRandom, cycle } from './random';

/**
 * The ages of listings in ms, by the share of listings that are newer. Many listings are new, so that no list of recent
 * posts is empty.
 */
const ages = [
  { share: 0, age: 3 * minute },
  { share: 0.125, age: 23.5 * hour },
  { share: 0.21, age: 47 * hour },
  { share: 0.4, age: 6.9 * day },
  { share: 1, age: 150 * day },
] as const;

/** The age of a listing in ms, if `share` (0 to 1) of the catalogue is newer. */
function ageAt(share: number): number {
  const next = Math.max(
    1,
    ages.findIndex((entry) => entry.share >= share),
  );
  const [from, to] = [ages[next - 1], ages[next]];
  if (!from || !to) throw new RangeError(`A share lies between 0 and 1, unlike ${share}.`);
  return from.age + ((share - from.share) / (to.share - from.share)) * (to.age - from.age);
}

const recent = ['10', null, '20', '15', '5', '10', 'waiting', '20', '15', null, '5', '10', 'ended'];
const older = ['ended', null, '10', null, 'waiting', '15', 'ended', null, '20', '5', null];
const byCollection = new Map([
  ['weekly', ['15', '10', '20', '5']],
  ['upcomming', ['waiting', 'waiting', '10', 'waiting', 'waiting', 'waiting', '20']],
]);

/** The discount of the listing at a position in the catalogue, in the API's format. `age` is in ms. */
function discountAt(position: number, category: string, age: number): string | null {
  return cycle(byCollection.get(category) ?? (age < 7 * day ? recent : older), position);
}

const conditions = new Map([
  ['Refurbished 14-inch business laptop', 'refurbished'],
  ['Smartphone, 128 GB, two SIM cards', 'new'],
  ['Over-ear headphones', 'new'],
  ['43-inch smart television', 'new'],
  ['55-inch 4K television', 'new'],
  ['32-inch television, used two years', 'used'],
  ['Fridge with freezer, 220 litres', 'new'],
  ['Refrigerator, double door, 410 litres', 'new'],
  ['Second-hand fridge, 180 litres', 'used'],
  ['Chest freezer, 200 litres', 'new'],
  ['Laptop for students, 13 inch', 'new'],
  ['Gaming laptop, 16 inch', 'new'],
  ['Used laptop with new battery', 'used'],
  ['Town bicycle, overhauled', 'refurbished'],
  ['Family SUV, 2021, automatic', 'used'],
  ['Pickup with double cabin', 'used'],
  ['Minibus, twelve seats', 'used'],
  ['Motorbike, 150 cc', 'new'],
]);

/** The condition in the name of a product, in the API's format; null if the name states none. */
const conditionOf = (productName: string): string | null => conditions.get(productName) ?? null;

/** A realistic price within a range, with three significant digits, such as '18700.00'. null if there is no range. */
function priceBetween(range: readonly [number, number] | null, random: () => number): string | null {
  if (!range) return null;
  const [lowest, highest] = range;
  const price = lowest + random() * (highest - lowest);
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(price)) - 2));
  const rounded = Math.round(price / step) * step;
  return Math.min(highest, Math.max(lowest, rounded)).toFixed(2);
}

/** The other pictures of a product in `public/demo` have these words after the name of the main picture. */
const views = ['turned', 'near', 'left', 'right', 'tilted'];
/** The ends of the names of pictures that show the whole product. */
const wholeViews = ['', '--turned', '--tilted'];

/** The photo of an offer. The previous and the next offer of the same product have other photos. */
const photoOf = ({ product, round }: Draft): string => `${product.pictures[0]}${cycle(wholeViews, round)}`;

/** Five to eight other pictures of the product. */
function galleryOf(draft: Draft, random: () => number): string[] {
  const { product } = draft;
  const [main] = product.pictures;
  const all = [main, ...product.sides, ...views.map((view) => `${main}--${view}`)];
  return all.filter((name) => name !== photoOf(draft)).slice(0, 5 + Math.floor(random() * 4));
}

const seed = 7;

/** The greatest distance from the centre of the place, in degrees: about 700 m. */
const scatter = 0.0065;
const pictureUrl = (name: string) => `/demo/${name}.webp`;

function whereIs({ name, company }: Draft, random: () => number) {
  const place = placeNamedIn(name) ?? company.place;
  const near = (degrees: number) => (degrees + (random() - 0.5) * 2 * scatter).toFixed(6);
  return { location: place.location, latitude: near(place.latitude), longitude: near(place.longitude) };
}

function contactsOf({ company }: Draft) {
  const { place: _place, profilePicture, name, ...contacts } = company;
  return {
    ...contacts,
    company_name: name,
    profile_photo: profilePicture === null ? null : pictureUrl(profilePicture),
  };
}

/** The demonstration catalogue, with dates relative to `now`, in ms since 1970. The oldest listing has the id 1. */
export function makeListings(now: number): MockProduct[] {
  const random = createRandom(seed);
  const drafts = arrangeDrafts(makeDrafts(random), random);
  const last = drafts.length - 1;
  const listings = drafts.map((draft, position): MockProduct => {
    const id = drafts.length - position;
    const isAtEnd = position === 0 || position === last;
    const age = ageAt((position + (isAtEnd ? 0 : (random() - 0.5) * 0.7)) / last);
    return {
      id,
      product_name: draft.name,
      description: draft.product.description,
      category: draft.category,
      condition: conditionOf(draft.product.name),
      discount: discountAt(position, draft.category, age),
      ...whereIs(draft, random),
      ...contactsOf(draft),
      product_photo: pictureUrl(photoOf(draft)),
      product_video: null,
      images: galleryOf(draft, random).map((name, index) => ({
        id: id * 10 + index,
        image: pictureUrl(name),
      })),
      date_posted: serverDate(Math.round(now - age)),
      verified: draft.verified,
      price: priceBetween(draft.product.price, random),
    };
  });
  return listings.toReversed();
}
