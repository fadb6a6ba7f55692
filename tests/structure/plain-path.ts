/** The form in which paths are compared: without query, decoded, in lower case. */
export const plainPath = (path: string): string => decodeURI(path.split('?')[0] ?? '').toLowerCase();
