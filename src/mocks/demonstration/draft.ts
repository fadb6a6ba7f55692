import type { Company } from './company';
import type { DemonstrationProduct } from './demonstration-category';

/** A listing before it has a date, a price and an id. */
export interface Draft {
  /** The category or collection as the API stores it. */
  category: string;
  product: DemonstrationProduct;
  company: Company;
  /** What the gallery is filled up from. */
  categoryPictures: readonly string[];
  verified: boolean;
}
