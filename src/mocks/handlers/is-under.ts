/**
 * Whether a request's path begins with a folder. A pattern such as '*' + '/api/*' would also catch the modules under
 * /src/api/ that a development server sends.
 */
export const isUnder =
  (folder: `/${string}/`) =>
  ({ request }: { request: Request }): boolean =>
    new URL(request.url).pathname.startsWith(folder);
