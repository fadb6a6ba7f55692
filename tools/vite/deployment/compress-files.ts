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
  let outDir = 'dist';
  let isWritten = false;
  async function compress(name: string): Promise<void> {
    const body = await readFile(path.join(outDir, name));
    if (body.length < worthIt) return;
    for (const [ending, method] of Object.entries(methods))
      await writeFile(path.join(outDir, `${name}.${ending}`), await method(body));
  }
  return {
    name: 'compress-files',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    writeBundle() {
      isWritten = true;
    },
    // When all other plugins have written.
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        // It is called after a failure, too, whose message would be lost behind that of a missing folder.
        if (!isWritten) return;
        const names = await readdir(outDir, { recursive: true });
        // What stands in `_server` is for servers, not for visitors.
        const files = names.filter((name) => compressible.test(name) && !name.startsWith('_server'));
        await Promise.all(files.map(compress));
      },
    },
  };
}
