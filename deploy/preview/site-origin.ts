/**
 * The site's origin from its settings, of which a preview makes addresses; '' where it is not set. Never from a
 * request, whose `Host` anybody can write.
 */
export function readSiteOrigin(given = ''): string {
  const text = given.trim().replace(/\/$/, '');
  return URL.canParse(text) && new URL(text).origin === text ? text : '';
}

export function demandSiteOrigin(given: string | undefined): string {
  const origin = readSiteOrigin(given);
  if (origin === '')
    throw new Error('SITE_ORIGIN must be the origin of the site, such as https://gulit.example.');
  return origin;
}
