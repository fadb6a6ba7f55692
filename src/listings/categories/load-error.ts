/** The red line of a list that could not be loaded, unless its page words it otherwise (spec section 8). */
export const defaultLoadError = 'Failed to fetch products';
