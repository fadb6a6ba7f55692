/** The frame of a card: a row on a phone, upright from there on; shared with its skeleton. */
export const cardClass =
  'relative flex h-32 overflow-hidden rounded-card border border-line bg-surface sm:h-auto sm:flex-col hover:border-edge';
export const cardPhotoClass = 'w-28 shrink-0 sm:aspect-4/3 sm:w-auto';
export const cardBodyClass =
  'flex min-w-0 flex-1 flex-col gap-0.5 px-3 py-2 text-xs text-muted sm:h-34 sm:flex-none sm:py-2.5';
export const cardGridClass = 'grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-4';
