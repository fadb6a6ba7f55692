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

/** The message for each control of pictures that is not filled in as it must be. */
export interface MediaFaults {
  main?: string;
  additional?: string;
}

/** Checks the pictures of a post before it is sent (docs/product.md, Posting); empty where all are there. */
export function mediaFaults({ main, additional }: PostMedia): MediaFaults {
  return {
    ...(!main && { main: 'Choose the main product image.' }),
    ...((additional.length < imageLimits.fewest || additional.length > imageLimits.most) && {
      additional: imageCountFault,
    }),
  };
}
