/** Media queries for the widths of Tailwind's `sm:` and `lg:`, for use in scripts. */
export const isTabletQuery = '(min-width: 40rem)';
export const isDesktopQuery = '(min-width: 64rem)';
