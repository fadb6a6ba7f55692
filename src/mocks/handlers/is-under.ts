/**
 * Whether a request's path begins with a folder. The pattern '*' + '/api/*' would also match the modules that a
 * development server has under /src/api/.
 */
export const isUnder =
  (folder: `/${string}/`) =>
  ({ request }: { request: Request }): boolean =>
    new URL(request.url).pathname.startsWith(folder);
