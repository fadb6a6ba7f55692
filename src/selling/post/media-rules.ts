import type { PostMedia } from './post';

/** The files of a post: their names in `POST /api/products/` and on the screen. */
export const mediaFields = {
  profile: { wireName: 'profile_photo', label: 'Profile photo' },
  main: { wireName: 'product_photo', label: 'Main product image' },
  additional: { wireName: 'uploaded_images', label: 'Additional images' },
  video: { wireName: 'product_video', label: 'Video' },
} as const satisfies Record<keyof PostMedia, { wireName: string; label: string }>;

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
