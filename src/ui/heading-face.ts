import file from './fonts/bricolage-grotesque-latin.woff2?url';

/**
 * Lets headings have their own face: one weight of Bricolage Grotesque, of which the file has ASCII and a few signs. Not by a
 * style sheet: the name of the market, painted before any script, would fetch it beside the script, which every offer waits for.
 */
export function addHeadingFace(): void {
  if (!('fonts' in document)) return;
  const face = new FontFace('Bricolage Grotesque', `url(${file})`, {
    weight: '600 800',
    display: 'swap',
    unicodeRange:
      'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
  });
  document.fonts.add(face);
}
