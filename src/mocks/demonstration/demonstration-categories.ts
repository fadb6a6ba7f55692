import type { CategoryValue } from '@/listings/categories/categories';

import { demonstrationArtsAndMedia } from './demonstration-arts-and-media';
import { demonstrationBusinessServices } from './demonstration-business-services';
import type { DemonstrationCategory } from './demonstration-category';
import { demonstrationCelebrations } from './demonstration-celebrations';
import { demonstrationFamilyAndCare } from './demonstration-family-and-care';
import { demonstrationFashionAndBeauty } from './demonstration-fashion-and-beauty';
import { demonstrationFoodAndFarm } from './demonstration-food-and-farm';
import { demonstrationHomeAndGarden } from './demonstration-home-and-garden';
import { demonstrationHouseholdServices } from './demonstration-household-services';
import { demonstrationTechnology } from './demonstration-technology';
import { demonstrationTransport } from './demonstration-transport';

/** The companies and products from which each category's demonstration listings are made. */
export const demonstrationCategories: Partial<Record<CategoryValue, DemonstrationCategory>> = {
  ...demonstrationArtsAndMedia,
  ...demonstrationBusinessServices,
  ...demonstrationCelebrations,
  ...demonstrationFamilyAndCare,
  ...demonstrationFashionAndBeauty,
  ...demonstrationFoodAndFarm,
  ...demonstrationHomeAndGarden,
  ...demonstrationHouseholdServices,
  ...demonstrationTechnology,
  ...demonstrationTransport,
};
