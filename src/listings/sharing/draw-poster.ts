import { type PosterColour, posterColours } from './poster-colours';
import { type Box, type Face, type MeasureFace, type PosterLayout, posterSize } from './poster-layout';
import { type QrModules } from './qr-modules';

/** The family under which the face of headings is known to the canvas. */
export const posterFamily = 'Gulit Poster';

const fonts: Record<Face, (size: number) => string> = {
  heading: (size) =>
    `700 ${size}px '${posterFamily}', 'Bricolage Fallback', 'Noto Sans Ethiopic', system-ui, sans-serif`,
  text: (size) =>
    `500 ${size}px system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Ethiopic', sans-serif`,
};

export const measureWith =
  (context: CanvasRenderingContext2D): MeasureFace =>
  (face) =>
  (text, size) => {
    context.font = fonts[face](size);
    return context.measureText(text).width;
  };

/** Whether the first letter of a text is of a script that runs from right to left. */
const runsFromRight = (text: string) =>
  /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(/\p{L}/u.exec(text)?.[0] ?? '');

function fillBox(context: CanvasRenderingContext2D, colour: PosterColour, box: Box): void {
  context.fillStyle = posterColours[colour];
  context.fillRect(box.left, box.top, box.width, box.height);
}

function fillRound(context: CanvasRenderingContext2D, colour: PosterColour, box: Box, radius: number): void {
  context.fillStyle = posterColours[colour];
  context.beginPath();
  context.roundRect(box.left, box.top, box.width, box.height, radius);
  context.fill();
}

/** Fills the box with the middle of the photo. */
function drawPhoto(context: CanvasRenderingContext2D, photo: ImageBitmap, box: Box): void {
  const scale = Math.max(box.width / photo.width, box.height / photo.height);
  const width = box.width / scale;
  const height = box.height / scale;
  context.imageSmoothingQuality = 'high';
  context.drawImage(
    photo,
    (photo.width - width) / 2,
    (photo.height - height) / 2,
    width,
    height,
    box.left,
    box.top,
    box.width,
    box.height,
  );
}

/**
 * How many modules of white stand around the code in its box. It needs four in all: the rest is the ground of the
 * poster, which is as light.
 */
const quietZone = 2;

/** A module is as many whole pixels wide as fit: edges between pixels would blur. */
function drawCode(context: CanvasRenderingContext2D, modules: QrModules, box: Box): void {
  fillRound(context, 'surface', box, 16);
  const side = Math.max(1, Math.floor(box.width / (modules.length + 2 * quietZone)));
  const inset = Math.floor((box.width - side * modules.length) / 2);
  context.fillStyle = posterColours.ink;
  modules.forEach((row, y) =>
    row.forEach((isDark, x) => {
      if (isDark) context.fillRect(box.left + inset + x * side, box.top + inset + y * side, side, side);
    }),
  );
}

/** Draws a poster; `code` is null for a link that is longer than a code holds. */
export function drawPoster(
  context: CanvasRenderingContext2D,
  { top, badge, rule, code: codeBox, lines }: PosterLayout,
  photo: ImageBitmap | null,
  code: QrModules | null,
): void {
  fillBox(context, 'canvas', { left: 0, top: 0, ...posterSize });
  fillBox(context, photo ? 'sunken' : 'brand', top);
  if (photo) drawPhoto(context, photo, top);
  fillBox(context, 'line', rule);
  if (badge) fillRound(context, 'sale', badge, badge.height / 2);
  if (code) drawCode(context, code, codeBox);
  context.textAlign = 'left';
  for (const { text, left, baseline, size, face, colour } of lines) {
    context.font = fonts[face](size);
    context.fillStyle = posterColours[colour];
    context.direction = runsFromRight(text) ? 'rtl' : 'ltr';
    context.fillText(text, left, baseline);
  }
}
