import type { PosterColour } from './poster-colours';
import type { PosterContent } from './poster-content';
import { type FittedText, type Measure, type TextSize, fitText } from './wrap-text';

/** In px of the picture. */
export const posterSize = { width: 1080, height: 1350 };

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** One line of a text; `baseline` is where its letters stand. */
interface PlacedLine {
  text: string;
  left: number;
  baseline: number;
  size: number;
  face: Face;
  colour: PosterColour;
}

/** The face of headings, or the one of texts. */
export type Face = 'heading' | 'text';

export interface PosterLayout {
  /** Where the photo is, or the name in its place. */
  top: Box;
  /** The ground of the discount. */
  badge: Box | null;
  /** The line above the foot. */
  rule: Box;
  /** The ground of the code. */
  code: Box;
  lines: readonly PlacedLine[];
}

/** How wide texts are in each face. */
export type MeasureFace = (face: Face) => Measure;

const margin = 56;
const column = posterSize.width - 2 * margin;
const gap = 20;
const codeSide = 280;
/** Room for the marks above and below the letters of every script. */
const leading = 1.24;
/** How far below the upper edge of its line a letter stands, as a share of its size. */
const ascent = 0.98;

const nameSizes: readonly [TextSize, ...TextSize[]] = [
  { size: 66, most: 2 },
  { size: 56, most: 3 },
  { size: 46, most: 4 },
];
/** Without a photo the name takes its place. */
const largeNameSizes: readonly [TextSize, ...TextSize[]] = [
  { size: 116, most: 3 },
  { size: 92, most: 5 },
  { size: 70, most: 7 },
];
const priceSizes: readonly [TextSize, ...TextSize[]] = [
  { size: 76, most: 1 },
  { size: 60, most: 1 },
  { size: 46, most: 1 },
];
const oneLine = (size: number): readonly [TextSize] => [{ size, most: 1 }];

const heightOf = ({ size, lines }: FittedText) => lines.length * size * leading;

/** The lines of a text below each other. */
const placed = (
  { size, lines }: FittedText,
  at: { left: number; top: number; face: Face; colour: PosterColour },
): readonly PlacedLine[] =>
  lines.map((text, index) => ({
    text,
    left: at.left,
    baseline: Math.round(at.top + size * (index * leading + ascent)),
    size,
    face: at.face,
    colour: at.colour,
  }));

const badgeSize = 42;
const badgePadding = 22;
const badgeHeight = 68;

/** The discount, beside the price where both fit one line, else below it. */
function placeBadge(price: FittedText, discount: FittedText, top: number, measureFace: MeasureFace) {
  const [text] = discount.lines;
  if (text === undefined) return { badge: null, lines: [], height: heightOf(price) };
  const priceWidth = measureFace('heading')(price.lines[0] ?? '', price.size);
  const width = Math.ceil(measureFace('heading')(text, badgeSize)) + 2 * badgePadding;
  const beside = priceWidth > 0 ? priceWidth + gap : 0;
  const fits = beside + width <= column;
  const left = margin + (fits ? Math.ceil(beside) : 0);
  const under = fits ? 0 : heightOf(price);
  const rowHeight = fits ? Math.max(heightOf(price), badgeHeight) : badgeHeight;
  const badgeTop = Math.round(top + under + (rowHeight - badgeHeight) / 2);
  return {
    badge: { left, top: badgeTop, width, height: badgeHeight },
    lines: placed(discount, {
      left: left + badgePadding,
      top: badgeTop + (badgeHeight - badgeSize * leading) / 2,
      face: 'heading',
      colour: 'surface',
    }),
    height: under + rowHeight,
  };
}

/** Market, invitation and address, beside the code. */
function placeFoot(content: PosterContent, top: number, measureFace: MeasureFace): readonly PlacedLine[] {
  const width = column - codeSide - 2 * gap;
  const market = fitText(content.market, width, oneLine(68), measureFace('heading'));
  const invitation = fitText(
    content.invitation,
    width,
    [
      { size: 34, most: 1 },
      { size: 30, most: 1 },
      { size: 30, most: 2 },
      { size: 26, most: 3 },
    ],
    measureFace('text'),
  );
  const host = fitText(content.host, width, oneLine(28), measureFace('text'));
  const start = top + (codeSide - heightOf(market) - heightOf(invitation) - heightOf(host) - gap) / 2;
  const left = margin;
  return [
    ...placed(market, { left, top: start, face: 'heading', colour: 'brand' }),
    ...placed(invitation, { left, top: start + heightOf(market), face: 'text', colour: 'ink' }),
    ...placed(host, {
      left,
      top: start + heightOf(market) + heightOf(invitation) + gap,
      face: 'text',
      colour: 'muted',
    }),
  ];
}

/** Where everything stands: the foot at the lower edge, the texts above it, the photo in all the rest. */
export function layOutPoster(
  content: PosterContent,
  hasPhoto: boolean,
  measureFace: MeasureFace,
): PosterLayout {
  const heading = measureFace('heading');
  const text = measureFace('text');
  const code = {
    left: posterSize.width - margin - codeSide,
    top: posterSize.height - margin - codeSide,
    width: codeSide,
    height: codeSide,
  };
  const rule = { left: margin, top: code.top - 40, width: column, height: 3 };

  const name = fitText(content.name, column, hasPhoto ? nameSizes : largeNameSizes, heading);
  const price = fitText(content.price, column, priceSizes, heading);
  const discount = fitText(content.discount, column - 2 * badgePadding, oneLine(badgeSize), heading);
  const reduced = fitText(content.reduced, column, oneLine(38), text);
  const place = fitText(content.place, column, oneLine(38), text);

  const { height: priceHeight } = placeBadge(price, discount, 0, measureFace);
  const heights = [hasPhoto ? heightOf(name) : 0, priceHeight, heightOf(reduced), heightOf(place)];
  const used = heights.filter((height) => height > 0);
  const textHeight = used.reduce((sum, height) => sum + height + gap / 2, 0);
  const start = Math.round(rule.top - gap - textHeight);
  const top: Box = { left: 0, top: 0, width: posterSize.width, height: start - gap };

  const left = margin;
  let line = start;
  const next = (height: number) => {
    const from = line;
    if (height > 0) line += height + gap / 2;
    return from;
  };
  const nameLines = hasPhoto
    ? placed(name, { left, top: next(heightOf(name)), face: 'heading', colour: 'ink' })
    : placed(name, {
        left,
        top: Math.max(margin, (top.height - heightOf(name)) / 2),
        face: 'heading',
        colour: 'on-brand',
      });
  const priceTop = next(priceHeight);
  const { badge, lines: badgeLines } = placeBadge(price, discount, priceTop, measureFace);
  return {
    top,
    badge,
    rule,
    code,
    lines: [
      ...nameLines,
      ...placed(price, { left, top: priceTop, face: 'heading', colour: 'brand' }),
      ...badgeLines,
      ...placed(reduced, { left, top: next(heightOf(reduced)), face: 'text', colour: 'muted' }),
      ...placed(place, { left, top: next(heightOf(place)), face: 'text', colour: 'muted' }),
      ...placeFoot(content, code.top, measureFace),
    ],
  };
}
