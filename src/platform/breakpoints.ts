/** The widths of Tailwind's `sm:` and `lg:`, for scripts. */
export const isTabletQuery = '(min-width: 40rem)';
export const isDesktopQuery = '(min-width: 64rem)';
