import file from './fonts/bricolage-grotesque-latin.woff2?url';

let face: FontFace | undefined;

/**
 * Loads the heading font: one weight of Bricolage Grotesque with ASCII and a few symbols. A style sheet would
 * fetch it as soon as the market's name is painted, in competition with the script that every offer waits for.
 */
export function loadHeadingFace(): void {
  if (face || !('fonts' in document)) return;
  face = new FontFace('Bricolage Grotesque', `url(${file})`, {
    weight: '600 800',
    unicodeRange:
      'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
  });
  // Without a connection headings keep the system font.
  face.load().catch(() => {});
}

/**
 * Shows headings in their font from now on, if it has loaded. Call this only before a page is painted: the two
 * fonts break lines differently, so a painted heading could gain a line and move everything below it.
 */
export function showHeadingFace(): void {
  if (face?.status === 'loaded') document.fonts.add(face);
}
