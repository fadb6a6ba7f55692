/** Keeps what is focused clear of the cart's bar as well, which stands above the request box on a phone. */
export const aboveBarsClass = 'max-lg:scroll-mb-[calc(var(--floor-height,5rem)+5rem)]';
