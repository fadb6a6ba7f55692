import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { parseAllHeaders } from '@netlify/headers-parser';
import { types } from '#tests/slow-server/serve-app';

/** The path of a file of the build; null where there is none. */
export async function findFile(folder: string, pathname: string): Promise<string | null> {
  const file = path.join(folder, decodeURIComponent(pathname));
  const found = await stat(file).catch(() => null);
  if (found?.isDirectory()) return findFile(folder, `${pathname}/index.html`);
  return found ? file : null;
}

export async function sendFile(
  file: string,
  headers: Record<string, string>,
  status = 200,
): Promise<Response> {
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(await readFile(file)), {
    status,
    headers: { ...headers, 'content-type': type },
  });
}

/** What `_headers` says of a path, as Netlify's own parser reads it. */
export async function readHeaderRules(folder: string): Promise<(pathname: string) => Record<string, string>> {
  const { headers } = await parseAllHeaders({
    headersFiles: [path.join(folder, '_headers')],
    configHeaders: [],
    minimal: true,
  });
  return (pathname) => {
    const matching = headers.filter((rule) => pathname.startsWith(rule.for.replace(/\*$/, '')));
    return Object.assign({}, ...matching.map(({ values }) => values));
  };
}
