/** How many additional images a post has (spec section 5). */
export const imageLimits = { fewest: 5, most: 10 } as const;

export const imageCountFault = '❌ You must upload between 5 and 10 additional images.';
