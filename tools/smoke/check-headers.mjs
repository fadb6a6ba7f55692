const referrer = /^(strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/;
const wanted = [
  ['x-content-type-options', /^nosniff$/, 'nosniff'],
  ['referrer-policy', referrer, 'strict-origin-when-cross-origin'],
  ['permissions-policy', /geolocation=\(self\)/, 'the line of the build, with geolocation=(self)'],
  ['cross-origin-opener-policy', /^same-origin/, 'same-origin'],
];

/** All other headers of the page. */
export function checkHeaders({ must, note, origin, page }) {
  for (const [name, pattern, value] of wanted) {
    const given = page.headers[name] ?? '';
    const fault =
      given === ''
        ? `No ${name}: send ${value}.`
        : `${name} is "${given}", which is not what the app needs: send ${value}, once.`;
    must(`${name}: ${given}`, pattern.test(given), fault);
  }
  if (origin.startsWith('https:') && !page.headers['strict-transport-security'])
    note('No Strict-Transport-Security yet: add it once https works for good (docs/deploy.md).');
}
