import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createRandom } from '@/mocks/demonstration/random';
import { copyAsOtherBuild } from '#tests/e2e/copy-as-other-build';
import { types } from '#tests/slow-server/serve-app';
import { createBrowser, type Site } from './create-browser';

type Build = ReadonlyMap<string, Buffer>;

async function readBuild(folder: string): Promise<Build> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => types[path.extname(name)]);
  return new Map(
    await Promise.all(
      names.map(async (name) => [`/${name}`, await readFile(path.join(folder, name))] as const),
    ),
  );
}

/** A node that serves the first of these builds, and also has the files of the others. */
const nodeWith =
  (...builds: readonly Build[]): Site =>
  async (pathname) => {
    const name = pathname === '/' ? '/index.html' : pathname;
    const body = builds.map((build) => build.get(name)).find(Boolean);
    if (!body) return new Response('Not found', { status: 404 });
    return new Response(new Uint8Array(body), {
      headers: { 'content-type': types[path.extname(name)] ?? '' },
    });
  };

const maintenance = '<!doctype html><title>Back soon</title>';

/** A node in maintenance: it answers pages with a notice. */
const nodeInMaintenance =
  (build: Build): Site =>
  async (pathname) =>
    pathname === '/'
      ? new Response(maintenance, { headers: { 'content-type': 'text/html' } })
      : nodeWith(build)(pathname);

describe('over 200 loads from two nodes, while a new build comes to the one before the other', () => {
  let folder = '';
  let first: Build = new Map();
  let second: Build = new Map();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'gulit-second-'));
    await copyAsOtherBuild(inject('dist'), folder);
    [first, second] = [await readBuild(inject('dist')), await readBuild(folder)];
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['and each has the files of its own alone', () => [nodeWith(first), nodeWith(second)]],
    ['and both have the files of both', () => [nodeWith(first, second), nodeWith(second, first)]],
    ['and one says that it is down', () => [nodeWith(first, second), nodeInMaintenance(second)]],
  ])('show no dead site (%s)', async (_how, startNodes) => {
    const random = createRandom(21);
    const nodes = startNodes();
    const after = nodeWith(second);
    const mixed: Site = (pathname) => (nodes[Math.floor(random() * nodes.length)] ?? after)(pathname);
    for (let visitor = 0; visitor < 7; visitor++) {
      let site = visitor % 2 === 0 ? mixed : nodeWith(first);
      const browser = createBrowser((pathname) => site(pathname));
      for (let load = 0; load < 10; load++) {
        let { entry, missing } = await browser.load();
        // No worker can help at a first visit, but each Reload brings some of the files.
        for (let reloads = site === mixed ? 50 : 0; missing.length > 0 && reloads > 0; reloads--) {
          expect(browser.hasWorker(), missing.join()).toBe(false);
          ({ entry, missing } = await browser.load());
        }
        expect(missing, `visitor ${visitor}, load ${load}`).toEqual([]);
        await browser.update();
        if (load > 6 || random() < 0.5) await browser.activate();
        if (load === 0) site = mixed;
        if (load === 6) [site] = [after, browser.forgetFiles()];
        if (load < 9) continue;
        expect(entry).toMatch(/B\.js$/);
        expect(browser.hasWorker()).toBe(true);
      }
    }
  });
});
