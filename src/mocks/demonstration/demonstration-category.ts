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
  sides?: readonly string[];
  /** Lowest and highest price in Birr, or null where the listing names no price. */
  price: readonly [number, number] | null;
}

/** What the demonstration data of one category is made from. */
export interface DemonstrationCategory {
  companies: readonly string[];
  products: readonly DemonstrationProduct[];
  /** How many listings there are, 8 where it is not said; companies times products must be at least as many. */
  listings?: number;
}
