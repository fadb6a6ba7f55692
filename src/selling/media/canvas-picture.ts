/** The size of a picture, in px. */
export interface PixelSize {
  width: number;
  height: number;
}

/** Scales a size down so that no side exceeds `maxSide` px or falls below 1 px. Smaller sizes stay. */
export function fitWithin({ width, height }: PixelSize, maxSide: number): PixelSize {
  const scale = Math.min(1, maxSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The types of prepared photos. */
export type OutputType = 'image/jpeg' | 'image/webp';

function createContext({ width, height }: PixelSize): OffscreenCanvasRenderingContext2D {
  // `willReadFrequently` keeps the canvas out of graphics memory, which limits its size on phones.
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  context.imageSmoothingQuality = 'high';
  return context;
}

/** Red, green and blue, so that no channel is right by chance. */
const testColours = [
  [200, 30, 40],
  [20, 160, 80],
  [30, 60, 220],
] as const;
const testSide = 8;
/** The tolerance of a channel: some browsers add a little invisible noise against fingerprinting. */
const noise = 32;

/**
 * Whether a canvas returns what was drawn. Firefox with `privacy.resistFingerprinting`, as in Tor and
 * LibreWolf, returns random stripes without an error.
 */
export function canvasReturnsDrawings(): boolean {
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

/** Redraws a picture in another size; on white for JPEG, which would turn transparency black. */
export function drawScaled(
  picture: ImageBitmap | OffscreenCanvas,
  size: PixelSize,
  type: OutputType,
): OffscreenCanvas {
  const context = createContext(size);
  if (type === 'image/jpeg') {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.drawImage(picture, 0, 0, size.width, size.height);
  return context.canvas;
}

/** WebP if this browser can write it, because it keeps transparency. Safari writes another type instead. */
export async function transparentType(): Promise<OutputType> {
  const { canvas } = createContext({ width: 1, height: 1 });
  const { type } = await canvas.convertToBlob({ type: 'image/webp' });
  return type === 'image/webp' ? type : 'image/jpeg';
}

const bestQuality = 0.85;
const lowestQuality = 0.6;
const lowerQualities = [0.75, lowestQuality];
/** The limits of one scaling step when the lowest quality is still too heavy. */
const minScale = 0.5;
const maxScale = 0.9;

function drawSmaller(canvas: OffscreenCanvas, type: OutputType, excess: number): OffscreenCanvas {
  const scale = Math.max(minScale, Math.min(maxScale, Math.sqrt(1 / excess)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * scale));
  return drawScaled(canvas, { width: scaled(canvas.width), height: scaled(canvas.height) }, type);
}

/** Encodes the picture in at most `maxBytes`, first with lower quality and then with fewer pixels. */
export async function encodeWithin(
  picture: OffscreenCanvas,
  type: OutputType,
  maxBytes: number,
): Promise<Blob> {
  let canvas = picture;
  let blob = await canvas.convertToBlob({ type, quality: bestQuality });
  for (const quality of lowerQualities) {
    if (blob.size <= maxBytes) return blob;
    blob = await canvas.convertToBlob({ type, quality });
  }
  while (blob.size > maxBytes) {
    canvas = drawSmaller(canvas, type, blob.size / maxBytes);
    blob = await canvas.convertToBlob({ type, quality: lowestQuality });
  }
  return blob;
}
