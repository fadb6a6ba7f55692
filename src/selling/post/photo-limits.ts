export const imageLimits = { fewest: 5, most: 10 } as const;

/** The limits for product photos: the main one and the additional ones, which are chosen together. */
export const photoLimits = { fewest: imageLimits.fewest + 1, most: imageLimits.most + 1 } as const;
