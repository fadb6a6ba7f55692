/** The grid of saved and of shared offers. */
export const savedGridClass = 'grid grid-cols-1 gap-3 lg:grid-cols-2';
