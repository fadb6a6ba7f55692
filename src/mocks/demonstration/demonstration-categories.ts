import { demonstrationArts } from './demonstration-arts';
import { demonstrationGoods } from './demonstration-goods';
import { demonstrationServices } from './demonstration-services';
import { demonstrationTechnology } from './demonstration-technology';

export interface DemonstrationProduct {
  name: string;
  /** One or two plain sentences a seller would write. */
  description: string;
  /** File names in `public/demo/`, without extension: the main picture, and pictures for profile photos. */
  pictures: readonly [string, ...string[]];
  /** Pictures of the product from other sides, shown after the main picture. */
  sides: readonly string[];
  /** The lowest and the highest price in Birr; null if the listings have no price. */
  price: readonly [number, number] | null;
}

export interface DemonstrationCategory {
  companies: readonly string[];
  products: readonly DemonstrationProduct[];
  /** The number of listings, at most the number of companies times the number of products. */
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
 * Reads a category from lines: `# value, 12 listings`, `@ company; company`, and for each product the two lines
 * `name | price | pictures | sides` and the description.
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

export const demonstrationCategories: Readonly<Record<string, DemonstrationCategory>> = Object.fromEntries(
  [demonstrationArts, demonstrationServices, demonstrationGoods, demonstrationTechnology]
    .flatMap((text) => text.split('\n# ').slice(1))
    .map(readCategory),
);
