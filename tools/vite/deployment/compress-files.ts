import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:html|js|css|svg|txt|xml|json|webmanifest)$/;
/** Below, in bytes, the answer fits into one packet anyway. */
const worthIt = 1000;

const methods = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/**
 * Puts `.br` and `.gz` beside every file of text, as small as they get; a server would compress each time, and
 * faster but worse.
 */
export function compressFiles(): Plugin {
  let outDir: string | undefined;
  async function compress(folder: string, name: string): Promise<void> {
    const body = await readFile(path.join(folder, name));
    if (body.length < worthIt) return;
    for (const [ending, method] of Object.entries(methods))
      await writeFile(path.join(folder, `${name}.${ending}`), await method(body));
  }
  return {
    name: 'compress-files',
    apply: 'build',
    enforce: 'post',
    writeBundle({ dir }) {
      outDir = dir;
    },
    // When all other plugins have written.
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // It is called after a failure, too, whose message would be lost behind that of a missing folder.
        if (outDir === undefined) return;
        const folder = outDir;
        const names = await readdir(folder, { recursive: true });
        // What stands in `_server` is for servers, not for visitors.
        const files = names.filter((name) => compressible.test(name) && !name.startsWith('_server'));
        await Promise.all(files.map((name) => compress(folder, name)));
      },
    },
  };
}
