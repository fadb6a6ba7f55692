import { cp, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { scriptHashes } from '../../tools/vite/deployment/content-policy';

const hashed = /-[\w-]{8}(?=\.(?:js|css|woff2)$)/;

/** Copies a build as another version: every file of `assets/` gets another name, and the worker another revision. */
export async function copyAsOtherBuild(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (file) => !/\.(?:br|gz)$/.test(file) });
  const assets = (await readdir(path.join(to, 'assets'))).filter((name) => hashed.test(name));
  const renamed = new Map(assets.map((name) => [name, name.replace(hashed, '$&B')]));
  const read = (name: string) => readFile(path.join(to, name), 'utf8');
  const change = (text: string) =>
    text.replaceAll(/[\w-]+\.(?:js|css|woff2)\b/g, (name) => renamed.get(name) ?? name);
  const oldPage = await read('index.html');
  for (const name of ['index.html', 'sw.js', ...assets.map((each) => `assets/${each}`)])
    if (!name.endsWith('.woff2')) await writeFile(path.join(to, name), change(await read(name)));
  await writeFile(
    path.join(to, 'sw.js'),
    (await read('sw.js')).replace(/(url:[`"']\/[`"'],revision:[`"'])/, '$1B'),
  );
  const newHashes = scriptHashes(await read('index.html'));
  let headers = await read('_server/headers.json');
  for (const [index, hash] of scriptHashes(oldPage).entries())
    headers = headers.replaceAll(hash, newHashes[index] ?? hash);
  await writeFile(path.join(to, '_server/headers.json'), headers);
  for (const [name, other] of renamed)
    await rename(path.join(to, 'assets', name), path.join(to, 'assets', other));
}
