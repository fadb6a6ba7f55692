import { cp, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverFiles } from '../../../tools/vite/deployment/server-files';

/** A host forwards to a server of the internet alone; a stand-in sends what goes there to the server of the test. */
export const publicApi = 'https://api.gulit.example';

/** The build with what it writes where `API_PROXY` names a server, in a folder of its own. */
export async function copyPublicBuild(dist: string): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-host-'));
  await cp(dist, folder, { recursive: true });
  const headers = JSON.parse(await readFile(path.join(dist, '_server/headers.json'), 'utf8'));
  for (const [name, text] of Object.entries(serverFiles(headers, publicApi)))
    await writeFile(path.join(folder, name), text);
  return folder;
}
