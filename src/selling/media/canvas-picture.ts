/** The size of a picture, in px. */
export interface PixelSize {
  width: number;
  height: number;
}

/**
 * The size scaled down so that no side is longer than `maxSide` px or shorter than 1 px; a smaller one is
 * unchanged.
 */
export function fitWithin({ width, height }: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The types in which prepared photos are written. */
export type WrittenType = 'image/jpeg' | 'image/webp';

function createContext({ width, height }: PixelSize): OffscreenCanvasRenderingContext2D {
  // `willReadFrequently` keeps the canvas out of graphics memory, which limits its size on phones.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Red, green and blue, so that no channel looks right by chance. */
const testColours = [
  [200, 30, 40],
  [20, 160, 80],
  [30, 60, 220],
] as const;
const testSide = 8;
/** How far a channel may be off: some browsers hide their device behind a little noise, which nobody sees. */
const noise = 32;

/**
 * Whether this browser gives back what is drawn on a canvas. Firefox with `privacy.resistFingerprinting`, as Tor
 * and LibreWolf have it, gives random stripes instead and reports no error.
 */
export function givesDrawingsBack(): boolean {
  const context = createContext({ width: testSide, height: testSide });
  const colourAt = (index: number) => testColours[index % testColours.length] ?? testColours[0];
  for (let index = 0; index < testSide ** 2; index += 1) {
    context.fillStyle = `rgb(${colourAt(index).join()})`;
    context.fillRect(index % testSide, Math.floor(index / testSide), 1, 1);
  }
  const { data } = context.getImageData(0, 0, testSide, testSide);
  return data.every((value, place) => {
    const channel = place % 4;
    const expected = channel === 3 ? 255 : (colourAt(Math.floor(place / 4))[channel] ?? 0);
    return Math.abs(value - expected) <= noise;
  });
}

/** The picture drawn in another size, on white for JPEG, which would turn transparency black. */
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

/** WebP where this browser can write it, since it keeps transparency; Safari writes another type instead. */
export async function transparentType(): Promise<WrittenType> {
  const { canvas } = createContext({ width: 1, height: 1 });
  const { type } = await canvas.convertToBlob({ type: 'image/webp' });
  return type === 'image/webp' ? type : 'image/jpeg';
}

const bestQuality = 0.85;
const lowestQuality = 0.6;
const lowerQualities = [0.75, lowestQuality];
/** The least and most that the sides are scaled by in one step when the lowest quality is still too heavy. */
const leastKept = 0.5;
const mostKept = 0.9;

function drawSmaller(canvas: OffscreenCanvas, type: WrittenType, excess: number): OffscreenCanvas {
  const kept = Math.max(leastKept, Math.min(mostKept, Math.sqrt(1 / excess)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * kept));
  return drawScaled(canvas, { width: scaled(canvas.width), height: scaled(canvas.height) }, type);
}

/** The picture as a file of at most `mostBytes`, by lower quality first and then by fewer pixels. */
export async function encodeWithin(
  picture: OffscreenCanvas,
  type: WrittenType,
  mostBytes: number,
): Promise<Blob> {
  let canvas = picture;
  let blob = await canvas.convertToBlob({ type, quality: bestQuality });
  for (const quality of lowerQualities) {
    if (blob.size <= mostBytes) return blob;
    blob = await canvas.convertToBlob({ type, quality });
  }
  while (blob.size > mostBytes) {
    canvas = drawSmaller(canvas, type, blob.size / mostBytes);
    blob = await canvas.convertToBlob({ type, quality: lowestQuality });
  }
  return blob;
}
