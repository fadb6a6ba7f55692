const wanted = [
  ['x-content-type-options', /^nosniff$/, 'nosniff'],
  [
    'referrer-policy',
    /^(strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
    'strict-origin-when-cross-origin',
  ],
  ['permissions-policy', /geolocation=\(self\)/, 'the line of the build, with geolocation=(self)'],
  ['cross-origin-opener-policy', /^same-origin/, 'same-origin'],
];

/** All other headers of the page. @param {import('./open-site.mjs').Site} site */
export function checkHeaders({ expect, note, origin, page }) {
  for (const [name, pattern, value] of /** @type {[string, RegExp, string][]} */ (wanted)) {
    const given = page?.headers[name] ?? '';
    expect(
      pattern.test(given),
      `${name}: ${given}`,
      given === ''
        ? `No ${name}: send ${value}.`
        : `${name} is "${given}", which is not what the app needs: send ${value}, once.`,
    );
  }
  const strict = page?.headers['strict-transport-security'];
  if (origin.startsWith('https:') && !strict)
    note('No Strict-Transport-Security yet: add it once https works for good (docs/deploy.md).');
}
