/** A path for comparisons: without its query, decoded, in lower case. */
export const plainPath = (path: string): string => decodeURI(path.split('?')[0] ?? '').toLowerCase();
