/** The frame of a row, shared with its skeleton so that nothing moves when it arrives. */
export const rowClass =
  'relative flex h-40 overflow-hidden rounded-card border border-line bg-surface hover:border-edge';
export const rowPhotoClass = 'w-30 shrink-0 sm:w-44';
