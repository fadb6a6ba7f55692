import type { PixelSize } from './pixel-size';

/** What prepared photos are written as. */
export type WrittenType = 'image/jpeg' | 'image/webp';

function createContext({ width, height }: PixelSize): OffscreenCanvasRenderingContext2D {
  // Read once and never shown: in plain memory, no graphics card limits its size.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** The picture drawn in another size. A JPEG knows no transparency, so it gets a white ground. */
export function drawScaled(
  picture: ImageBitmap | OffscreenCanvas,
  size: PixelSize,
  type: WrittenType,
): OffscreenCanvas {
  const context = createContext(size);
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.drawImage(picture, 0, 0, size.width, size.height);
  return context.canvas;
}

/** WebP, which keeps transparency, where this browser can write it. Safari cannot, and says so by the type it writes. */
export async function transparentType(): Promise<WrittenType> {
  const { canvas } = createContext({ width: 1, height: 1 });
  const { type } = await canvas.convertToBlob({ type: 'image/webp' });
  return type === 'image/webp' ? type : 'image/jpeg';
}
