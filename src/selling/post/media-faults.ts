import { imageCountFault, imageLimits } from './image-limits';
import type { PostMedia } from './post';

/** What is wrong with the pictures of a post, by their control. */
export interface MediaFaults {
  main?: string;
  additional?: string;
}

/** What a post lacks before it may be sent (spec section 5; decisions, Posting). */
export function mediaFaults({ main, additional }: PostMedia): MediaFaults {
  return {
    ...(!main && { main: 'Choose the main product image.' }),
    ...((additional.length < imageLimits.fewest || additional.length > imageLimits.most) && {
      additional: imageCountFault,
    }),
  };
}
