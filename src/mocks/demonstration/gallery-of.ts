import type { Draft } from './draft';
import { shuffle } from './shuffle';

/** Five to eight further pictures: the product's, then others of its category. The main one stands in `product_photo`. */
export function galleryOf({ product, categoryPictures }: Draft, random: () => number): string[] {
  const [main, ...own] = product.pictures;
  const pictures = new Set([...own, ...shuffle(categoryPictures, random)]);
  pictures.delete(main);
  return [...pictures].slice(0, 5 + Math.floor(random() * 4));
}
