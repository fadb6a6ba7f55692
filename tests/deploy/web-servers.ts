import { execFileSync, type ChildProcess } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, start, stop } from '#tests/drf/programs';

/** A change of a recipe: the file in `deploy/`, the text to find, and its replacement. */
export type Change = readonly [file: string, from: string | RegExp, to: string];

interface Settings {
  dist: string;
  /** The origin of the API. */
  api: string;
  /** The origin of the previews. Without it, no preview server runs. */
  preview?: string;
  changes?: readonly Change[];
}

/** Replaces a text. Fails if it is missing, because the recipe would then stay unchanged. */
function replace(text: string, from: string | RegExp, to: string): string {
  const changed = text.replaceAll(typeof from === 'string' ? from : new RegExp(from, 'gm'), to);
  if (changed === text) throw new Error(`The recipe has no ${String(from)}.`);
  return changed;
}

/** Copies the recipes and a build into a folder of the test, laid out like `/srv/gulit`. */
async function layOut(
  { dist, api, preview = 'http://127.0.0.1:9', changes = [] }: Settings,
  kind: 'nginx' | 'caddy',
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), `gulit-${kind}-`));
  await chmod(folder, 0o755);
  await cp(`deploy/${kind}`, path.join(folder, 'deploy', kind), { recursive: true });
  await symlink(dist, path.join(folder, 'dist'));
  for (const name of await readdir(path.join(folder, 'deploy', kind))) {
    const file = path.join(folder, 'deploy', kind, name);
    let text = await readFile(file, 'utf8');
    for (const [changed, from, to] of changes) if (changed === name) text = replace(text, from, to);
    text = text
      .replaceAll('/srv/gulit', folder)
      .replaceAll('127.0.0.1:8000', new URL(api).host)
      .replaceAll('127.0.0.1:8787', new URL(preview).host);
    await writeFile(file, text);
  }
  return folder;
}

async function run(
  words: string[],
  origin: string,
  folder: string,
  variables = {},
): Promise<{ origin: string; close: () => Promise<void> }> {
  const program: ChildProcess = await start(words, `${origin}/favicon.svg`, variables);
  return {
    origin,
    async close() {
      await stop(program);
      await rm(folder, { recursive: true });
    },
  };
}

/** Starts nginx with a prepared `deploy/nginx` folder. */
async function runNginx(folder: string) {
  const port = await freePort();
  const site = path.join(folder, 'deploy/nginx/site.conf');
  await writeFile(site, replace(await readFile(site, 'utf8'), 'listen 80 ', `listen 127.0.0.1:${port} `));
  await mkdir(path.join(folder, 'bodies'));
  await chmod(path.join(folder, 'bodies'), 0o777);
  const conf = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    conf,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr crit; worker_processes 1;
include /etc/nginx/modules-enabled/*.conf;
events {}
http {
  include /etc/nginx/mime.types; default_type application/octet-stream; access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/bodies/${name};`).join(' ')}
  include ${site};
}`,
  );
  return run(['/usr/sbin/nginx', '-c', conf], `http://localhost:${port}`, folder);
}

/** Starts nginx with the recipe in `deploy/nginx`. */
export const startNginx = async (settings: Settings) => runNginx(await layOut(settings, 'nginx'));

/** Starts nginx as the `Dockerfile` does: with the files that it copies, and with its changes to the site. */
async function startDocker({ dist, api }: Settings) {
  const folder = await mkdtemp(path.join(tmpdir(), 'gulit-docker-'));
  await chmod(folder, 0o755);
  const [, image = ''] = (await readFile('Dockerfile', 'utf8')).split(/^FROM debian.*$/m);
  for (const [, from = '', to = ''] of image.matchAll(/^COPY (.+) \/srv\/gulit\/(\S+)$/gm))
    if (from === '--from=build /gulit/dist') await symlink(dist, path.join(folder, to));
    else await cp(from, path.join(folder, to), { recursive: true });
  const recipe = path.join(folder, 'deploy/nginx');
  for (const name of await readdir(recipe)) {
    const text = await readFile(path.join(recipe, name), 'utf8');
    await writeFile(path.join(recipe, name), text.replaceAll('/srv/gulit', folder));
  }
  const [, command = ''] = /^CMD (.*) && exec nginx/m.exec(image) ?? [];
  const variables = { API: new URL(api).host, PREVIEW: '127.0.0.1:9' };
  execFileSync('sh', ['-c', command.replaceAll('/srv/gulit', folder)], {
    env: { ...process.env, ...variables },
  });
  return runNginx(folder);
}

/** Starts Caddy with the recipe in `deploy/caddy`. */
async function startCaddy(settings: Settings) {
  const folder = await layOut(settings, 'caddy');
  const port = await freePort();
  const file = path.join(folder, 'deploy/caddy/Caddyfile');
  const text = replace(await readFile(file, 'utf8'), /^gulit\.example/, `http://localhost:${port}`);
  await writeFile(file, `{\n\tadmin off\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n${text}`);
  const words = ['/usr/bin/caddy', 'run', '--adapter', 'caddyfile', '--config', file];
  return run(words, `http://localhost:${port}`, folder, { XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder });
}

export const webServers = { nginx: startNginx, Caddy: startCaddy };

/** All recipes of web servers. */
export const servers = { ...webServers, Docker: startDocker };
