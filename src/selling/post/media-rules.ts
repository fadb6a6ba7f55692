import type { PostMedia } from './post';

/** How many additional images a post has (docs/product.md, Posting). */
export const imageLimits = { fewest: 5, most: 10 } as const;

export const imageCountFault = '❌ You must upload between 5 and 10 additional images.';

/** What is wrong with the pictures of a post, by their control. */
export interface MediaFaults {
  main?: string;
  additional?: string;
}

/** What a post lacks before it may be sent (docs/product.md, Posting). */
export function mediaFaults({ main, additional }: PostMedia): MediaFaults {
  return {
    ...(!main && { main: 'Choose the main product image.' }),
    ...((additional.length < imageLimits.fewest || additional.length > imageLimits.most) && {
      additional: imageCountFault,
    }),
  };
}
