import { drawScaled, type WrittenType } from './canvas-picture';

const bestQuality = 0.85;
const lowestQuality = 0.6;
const lowerQualities = [0.75, lowestQuality];
/** How much of the sides is kept at least and at most when the lowest quality is still too much. */
const leastKept = 0.5;
const mostKept = 0.9;

function drawSmaller(canvas: OffscreenCanvas, type: WrittenType, excess: number): OffscreenCanvas {
  const kept = Math.max(leastKept, Math.min(mostKept, Math.sqrt(1 / excess)));
  const scaled = (side: number) => Math.max(1, Math.floor(side * kept));
  return drawScaled(canvas, { width: scaled(canvas.width), height: scaled(canvas.height) }, type);
}

/** The picture as a file of at most `mostBytes`: in lower quality first, then with fewer pixels. */
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
