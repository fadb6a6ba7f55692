import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { runTool } from '#tests/run-tool';
import type { Settings } from '../web-servers';
import { copyPublicBuild, publicApi } from './public-build';
import { forward, serveFetch } from './serve-fetch';
import { findFile, sendFile } from './static-files';

const route = v.object({
  src: v.optional(v.string()),
  dest: v.optional(v.string()),
  status: v.optional(v.number()),
  handle: v.optional(v.picklist(['filesystem', 'hit'])),
  continue: v.optional(v.boolean()),
  methods: v.optional(v.array(v.string())),
  headers: v.optional(v.record(v.string(), v.string())),
  transforms: v.optional(
    v.array(
      v.strictObject({
        type: v.literal('response.headers'),
        op: v.literal('set'),
        target: v.strictObject({ key: v.string() }),
        args: v.string(),
      }),
    ),
  ),
});

/** Vercel takes a route for the whole of a path, in any case. */
const matchOf = ({ src, methods }: v.InferOutput<typeof route>, pathname: string, method: string) =>
  src === undefined || methods?.includes(method) === false
    ? null
    : new RegExp(`^(?:${src})$`, 'i').exec(pathname);

/**
 * Vercel with the output of `deploy/vercel`. What its documentation leaves open is taken for the worse: a
 * header of the server behind stays beside that of a route, and no two routes may name one for the same
 * address. Transforms come last.
 */
export async function startVercel({ dist, api }: Settings) {
  const folder = await copyPublicBuild(dist);
  const output = `${folder}-output`;
  const { code, text } = await runTool('../deploy/vercel/make-output.mjs', folder, output);
  if (code !== 0) throw new Error(text);
  const config = JSON.parse(await readFile(path.join(output, 'config.json'), 'utf8'));
  const routes = v.parse(v.array(route), config.routes);
  const hits = routes.findIndex(({ handle }) => handle === 'hit');
  const files = path.join(output, 'static');

  const server = await serveFetch(async (request) => {
    const { pathname, search } = new URL(request.url);
    const headers: Record<string, string> = {};
    const set: Record<string, string> = {};
    const take = (each: v.InferOutput<typeof route>) => {
      for (const [name, value] of Object.entries(each.headers ?? {})) {
        if (name in headers) throw new Error(`Two routes name ${name} for ${pathname}.`);
        headers[name] = value;
      }
      for (const { target, args } of each.transforms ?? []) set[target.key] = args;
    };
    const finish = (response: Response) => {
      const all = new Headers({ ...headers, ...Object.fromEntries(response.headers) });
      for (const [name, value] of Object.entries(set)) all.set(name, value);
      return new Response(response.body, { status: response.status, headers: all });
    };
    for (const each of routes.slice(0, hits)) {
      const file = each.handle && (await findFile(files, pathname));
      if (file) {
        for (const hit of routes.slice(hits)) if (matchOf(hit, pathname, request.method)) take(hit);
        return finish(await sendFile(file, {}));
      }
      const match = matchOf(each, pathname, request.method);
      if (!match) continue;
      take(each);
      if (each.continue) continue;
      const target = each.dest?.replace('$1', match[1] ?? '') ?? '';
      if (target.startsWith(publicApi))
        return finish(await forward(request, api + target.slice(publicApi.length) + search));
      return finish(
        target === ''
          ? new Response(each.status === 303 ? null : 'Not found', { status: each.status ?? 404 })
          : await sendFile(path.join(files, target), {}),
      );
    }
    return finish(new Response('Not found', { status: 404 }));
  });
  return {
    origin: server.origin,
    async close() {
      await server.close();
      for (const each of [folder, output]) await rm(each, { recursive: true });
    },
  };
}
