import { demonstrationArts } from './demonstration-arts';
import { demonstrationGoods } from './demonstration-goods';
import { demonstrationServices } from './demonstration-services';
import { demonstrationTechnology } from './demonstration-technology';

/** A product that the demonstration companies of a category offer. */
export interface DemonstrationProduct {
  name: string;
  /** One or two plain sentences a seller would write. */
  description: string;
  /**
   * File names without ending in `public/demo/`: the main picture, whose views fill the gallery, and 2 to 4 of
   * what goes with the product, of which the companies' profile photos are.
   */
  pictures: readonly [string, ...string[]];
  /** Other sides of the same thing, shown before the views of the main picture. */
  sides: readonly string[];
  /** Lowest and highest price in Birr, or null where the listing names no price. */
  price: readonly [number, number] | null;
}

/** What the demonstration data of one category is made from. */
export interface DemonstrationCategory {
  companies: readonly string[];
  products: readonly DemonstrationProduct[];
  /** How many listings there are; companies times products must be at least as many. */
  listings: number;
}

const usualListings = 8;

const wordsOf = (text = '') => text.trim().split(' ').filter(Boolean);

function readProduct(row: string, description: string): DemonstrationProduct {
  const [name = '', price = '', pictures, sides] = row.split(' | ');
  const [main = '', ...others] = wordsOf(pictures);
  const [, lowest, highest] = /^(\d+) to (\d+)/.exec(price) ?? [];
  return {
    name,
    description,
    pictures: [main, ...others],
    sides: wordsOf(sides),
    price: lowest === undefined ? null : [Number(lowest), Number(highest)],
  };
}

/**
 * A category begins with `# value`, and says how many listings it has where they are not the usual number. Then come
 * its companies, after `@`, and two lines for each product: `name | price | pictures | sides`, then its description.
 */
function readCategory(text: string): [value: string, category: DemonstrationCategory] {
  const [head = '', ...lines] = text.trim().split('\n');
  const [value = '', listings = usualListings] = head.split(/,? /);
  const rows = lines.filter((line) => !line.startsWith('@ '));
  return [
    value,
    {
      companies: lines.filter((line) => line.startsWith('@ ')).flatMap((line) => line.slice(2).split('; ')),
      products: rows.flatMap((row, index) =>
        index % 2 === 0 ? [readProduct(row, (rows[index + 1] ?? '').trim())] : [],
      ),
      listings: Number(listings),
    },
  ];
}

/** The companies and products from which each category's demonstration listings are made, by the category's value. */
export const demonstrationCategories: Readonly<Record<string, DemonstrationCategory>> = Object.fromEntries(
  [demonstrationArts, demonstrationServices, demonstrationGoods, demonstrationTechnology]
    .flatMap((text) => text.split('\n# ').slice(1))
    .map(readCategory),
);
