import file from './fonts/bricolage-grotesque-latin.woff2?url';

let face: FontFace | undefined;

/**
 * Fetches the face of headings: one weight of Bricolage Grotesque, of which the file has ASCII and a few signs.
 * Not by a style sheet: the name of the market, painted before any script, would fetch it beside the script,
 * which every offer waits for.
 */
export function loadHeadingFace(): void {
  if (face || !('fonts' in document)) return;
  face = new FontFace('Bricolage Grotesque', `url(${file})`, {
    weight: '600 800',
    unicodeRange:
      'U+0020-007E, U+00A0, U+00A9, U+00B7, U+00D7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026',
  });
  // Without a connection headings keep the system's face.
  face.load().catch(() => {});
}

/**
 * Lets headings have their face from now on, where it has come. Only before a page is painted: no two faces
 * break every heading alike, so one that is painted would gain or lose a line, and move all below it.
 */
export function showHeadingFace(): void {
  if (face?.status === 'loaded') document.fonts.add(face);
}
