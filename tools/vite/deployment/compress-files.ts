import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:html|js|css|svg|txt|xml|json|webmanifest)$/;
/** In bytes. A smaller response fits into one packet anyway. */
const minSize = 1000;

const methods = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

async function compress(file: string): Promise<void> {
  const body = await readFile(file);
  if (body.length < minSize) return;
  for (const [ending, method] of Object.entries(methods))
    await writeFile(`${file}.${ending}`, await method(body));
}

/**
 * Writes a `.br` and a `.gz` file beside every text file. They are smaller than what a server compresses at each
 * request.
 */
export function compressFiles(): Plugin {
  return {
    name: 'compress-files',
    apply: 'build',
    enforce: 'post',
    // After all other plugins have written their files.
    writeBundle: {
      sequential: true,
      order: 'post',
      async handler({ dir = 'dist' }) {
        const names = await readdir(dir, { recursive: true });
        // Visitors never receive the files in `_server`.
        const files = names.filter((name) => compressible.test(name) && !name.startsWith('_server'));
        await Promise.all(files.map((name) => compress(path.join(dir, name))));
      },
    },
  };
}
