/**
 * Whether a request's path begins with a folder. The pattern '*' + '/api/*' would also match the modules under
 * /src/api/ of a development server.
 */
export const isUnder =
  (folder: `/${string}/`) =>
  ({ request }: { request: Request }): boolean =>
    new URL(request.url).pathname.startsWith(folder);
