/** The size of a picture, in px. */
export interface PixelSize {
  width: number;
  height: number;
}

/** The size scaled down so that no side is longer than `longest`, and none vanishes. A small one stays as it is. */
export function fitWithin({ width, height }: PixelSize, longest: number): PixelSize {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
