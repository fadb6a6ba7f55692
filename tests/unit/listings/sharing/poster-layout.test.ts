import { describe, expect, it } from 'vitest';
import type { PosterContent } from '@/listings/sharing/poster-content';
import { type Box, type MeasureFace, layOutPoster, posterSize } from '@/listings/sharing/poster-layout';

const measureFace: MeasureFace = () => (text, size) => [...text].length * size * 0.55;

const content: PosterContent = {
  name: 'Sofa',
  price: '18,500 Birr',
  discount: '10% off',
  reduced: '',
  place: 'Bole',
  market: 'Gulit',
  invitation: 'Scan to see more and reach the seller.',
  host: 'gulit.example',
  link: 'https://gulit.example/nearby-detail?id=7',
};
const long = 'Mountain bicycle with many gears '.repeat(30);

const layouts = [
  ['of all', {}, true],
  ['without a photo', {}, false],
  ['without a price', { price: '', discount: '' }, true],
  ['with a discount alone', { price: '' }, true],
  ['with a long name', { name: long }, true],
  ['with a long name and no photo', { name: long }, false],
  ['with a name of one long word', { name: 'ሶፋ'.repeat(200) }, true],
  ['with a long price', { price: '1,234,567,890,123.50 Birr' }, true],
  [
    'with a long place and what is left to pay',
    { place: long, reduced: '16,650 Birr after the discount' },
    true,
  ],
  ['of a name alone', { price: '', discount: '', place: '' }, false],
  ['with long words of the market', { invitation: long, host: long }, true],
] as const;

const within = ({ left, top, width, height }: Box, outer: Box) =>
  left >= outer.left &&
  top >= outer.top &&
  left + width <= outer.left + outer.width &&
  top + height <= outer.top + outer.height;

describe('a poster', () => {
  it.each(layouts)('%s has all within its edges, and nothing over another', (_what, fields, hasPhoto) => {
    const { top, badge, rule, code, lines } = layOutPoster({ ...content, ...fields }, hasPhoto, measureFace);
    const picture = { left: 0, top: 0, ...posterSize };
    expect(top.height).toBeGreaterThan(300);
    for (const box of [top, rule, code, ...(badge ? [badge] : [])]) expect(within(box, picture)).toBe(true);
    const boxes = lines.map(({ text, left, baseline, size, face }) => ({
      left,
      top: baseline - size * 0.8,
      width: measureFace(face)(text, size),
      height: size * 0.9,
    }));
    const isApart = (one: Box, other: Box) =>
      one.top + one.height <= other.top ||
      other.top + other.height <= one.top ||
      one.left + one.width <= other.left ||
      other.left + other.width <= one.left;
    boxes.forEach((box, index) => {
      expect(
        within(box, { left: 50, top: 50, width: posterSize.width - 100, height: posterSize.height - 100 }),
      ).toBe(true);
      expect(isApart(box, code)).toBe(true);
      expect(isApart(box, rule)).toBe(true);
      boxes.slice(index + 1).forEach((other) => expect(isApart(box, other)).toBe(true));
      expect(!hasPhoto || isApart(box, top)).toBe(true);
    });
  });

  it.each([
    ['beside the price', '18,500 Birr', true],
    ['below a price that leaves no room', '1,234,567,890,123 Birr', false],
  ])('has the discount %s', (_what, price, isBeside) => {
    const { badge, lines } = layOutPoster({ ...content, price }, true, measureFace);
    const line = lines.find(({ text }) => text === price);
    expect((badge?.top ?? 0) < (line?.baseline ?? 0)).toBe(isBeside);
    expect((badge?.left ?? 0) > 100).toBe(isBeside);
  });

  it('shows the name large where there is no photo', () => {
    const sizeOf = (hasPhoto: boolean) =>
      layOutPoster(content, hasPhoto, measureFace).lines.find(({ text }) => text === 'Sofa')?.size ?? 0;
    expect(sizeOf(false)).toBeGreaterThan(sizeOf(true));
  });

  it('has no ground for a discount that is not there', () => {
    expect(layOutPoster({ ...content, discount: '' }, true, measureFace).badge).toBeNull();
  });
});
