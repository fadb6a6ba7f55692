/** The widths from which styles have their `sm:` and `lg:`, for what a script has to ask. */
export const isTabletQuery = '(min-width: 40rem)';
export const isDesktopQuery = '(min-width: 64rem)';
