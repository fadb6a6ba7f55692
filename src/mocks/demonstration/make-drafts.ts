import { categories as categorySpecs, type CategoryValue } from '@/listings/categories/categories';
import { collectionValues } from '@/listings/categories/collections';
import {
  demonstrationCategories,
  type DemonstrationCategory,
  type DemonstrationProduct,
} from './demonstration-categories';
import { makeCompany, type Company } from './make-company';
import { demonstrationSellers } from './owners';
import { placeNamedIn } from './places';
import { cycle } from './random';

/** A listing before it has a date, a price and an id. */
export interface Draft {
  /** The category or collection as the API stores it. */
  category: string;
  product: DemonstrationProduct;
  /** The name that the seller gives the product. */
  name: string;
  /** How many offers of the same product come before this one. */
  round: number;
  company: Company;
  verified: boolean;
}

/** Makes every second post of a demonstration user unverified, and every ninth of other sellers. */
function makeSomeUnverified(drafts: readonly Draft[]): void {
  const emails: string[] = demonstrationSellers.map(({ owner }) => owner.email);
  for (const email of emails) {
    const own = drafts.filter(({ company }) => company.email === email);
    own.forEach((draft, index) => (draft.verified = index % 2 === 0));
  }
  const others = drafts.filter(({ company }) => !emails.includes(company.email));
  others.forEach((draft, index) => (draft.verified = index % 9 !== 4));
}

const draftsPerCategory = 8;
const draftsPerCollection = 10;

/** The name of a product. Each further company adds its place, or replaces the place in the name. */
function nameOf({ name }: DemonstrationProduct, { place: { names } }: Company, round: number): string {
  if (round === 0) return name;
  if (placeNamedIn(name)) return name.replace(/, [^,]+$/, `, ${names[0]}`);
  return `${name}, ${names[0]}`;
}

interface Drafter {
  listings: number;
  /** Creates draft number `index` of a category, or of a collection with the category's products. */
  draft: (index: number, collection?: string) => Draft;
}

/**
 * Creates drafts in rounds. In each round, each product goes to the next company, so that no company offers a product
 * twice before all companies have offered it.
 */
function createDrafter(
  value: CategoryValue,
  source: DemonstrationCategory,
  first: number,
  random: () => number,
): Drafter {
  const { products } = source;
  const categoryPictures = [...new Set(products.flatMap(({ pictures }) => pictures))];
  // A company's profile photo must not be the main picture of one of its listings.
  const mainPictures = new Set(products.map(({ pictures }) => pictures[0]));
  const pictures = categoryPictures.filter((name) => !mainPictures.has(name));
  const companies = source.companies.map((name, index) =>
    makeCompany({ name, category: value, index, number: first + index, pictures }, random),
  );
  const start = Math.floor(random() * products.length);
  const draft = (index: number, category: string = value): Draft => {
    const turn = (index + start) % products.length;
    const round = Math.floor(index / products.length);
    const company = cycle(companies, turn + round);
    const product = cycle(products, turn);
    return { category, product, name: nameOf(product, company, round), round, company, verified: true };
  };
  return { listings: source.listings, draft };
}

/** A list of drafts for each category, then one for each collection. Drafts of collections are all verified. */
export function makeDrafts(random: () => number): Draft[][] {
  let companyNumber = 0;
  const drafters = categorySpecs.flatMap(({ value }) => {
    const category = demonstrationCategories[value];
    // A new category may have no demonstration yet.
    if (!category) return [];
    const first = companyNumber;
    companyNumber += category.companies.length;
    return createDrafter(value, category, first, random);
  });
  const perCategory = drafters.map(({ listings, draft }) =>
    Array.from({ length: listings }, (_, index) => draft(index)),
  );
  makeSomeUnverified(perCategory.flat());
  const perCollection = collectionValues.map((collection, turn) =>
    Array.from({ length: draftsPerCollection }, (_, index) =>
      cycle(drafters, index * 5 + turn * 19).draft(draftsPerCategory + turn, collection),
    ),
  );
  return [...perCategory, ...perCollection];
}
