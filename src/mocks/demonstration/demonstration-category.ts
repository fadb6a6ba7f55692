/** A product that the demonstration companies of a category offer. */
export interface DemonstrationProduct {
  name: string;
  /** One or two plain sentences a seller would write. */
  description: string;
  /** File names without ending in `public/demo/`; the first is the main picture, 2 to 4 more go with it. */
  pictures: readonly [string, ...string[]];
  /** Lowest and highest price in Birr, or null where the offer names no price. */
  price: readonly [number, number] | null;
}

/** What the demonstration data of one category is made from. */
export interface DemonstrationCategory {
  companies: readonly string[];
  products: readonly DemonstrationProduct[];
}
