export const imageLimits = { fewest: 5, most: 10 } as const;

/** How many photos of the product a post has: the main one and the additional ones, which are picked together. */
export const photoLimits = { fewest: imageLimits.fewest + 1, most: imageLimits.most + 1 } as const;
