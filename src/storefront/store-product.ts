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
