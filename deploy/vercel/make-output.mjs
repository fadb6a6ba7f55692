/**
 * Puts a build where Vercel looks for one that brings its own headers and routes (Build Output API, version 3):
 * `vercel.json` is read before the build, and cannot know its policy.
 * `node deploy/vercel/make-output.mjs [DIST [OUTPUT]]`.
 */
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const [dist = 'dist', output = '.vercel/output'] = process.argv.slice(2);

rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });
cpSync(path.join(dist, '_server/vercel.json'), path.join(output, 'config.json'));
// Vercel compresses by itself, and files that begin with an underscore are for other servers.
const isForVisitors = (/** @type {string} */ file) => !/(?:^|\/)_[^/]*$|\.(?:br|gz)$/.test(file);
cpSync(dist, path.join(output, 'static'), {
  recursive: true,
  filter: (file) => isForVisitors(path.relative(dist, file)),
});
