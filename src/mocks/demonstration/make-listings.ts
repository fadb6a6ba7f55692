import type { CategoryValue } from '@/listings/categories/categories';
import type { MockProduct } from '@/mocks/mock-product';
import { serverDate } from '@/mocks/server-date';
import { ageAt, conditionOf, discountAt, galleryOf, photoOf, priceBetween } from './listing-values';
import { arrangeDrafts } from './arrange-drafts';
import { createRandom } from './random';
import type { DemonstrationCategory } from './demonstration-category';
import { type Draft, makeDrafts } from './make-drafts';
import { placeNamedIn } from './places';

interface Options {
  /** The same seed and `now` give the same listings. */
  seed: number;
  /** Milliseconds since 1970. */
  now: number;
  categories: Readonly<Partial<Record<CategoryValue, DemonstrationCategory>>>;
}

/** In degrees, about 700 m: a listing stays in its neighbourhood. */
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

/** The demonstration catalogue, dated relative to `now`, with ids from 1 (the oldest) up. */
export function makeListings({ seed, now, categories }: Options): MockProduct[] {
  const random = createRandom(seed);
  const drafts = arrangeDrafts(makeDrafts(categories, random), random);
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
