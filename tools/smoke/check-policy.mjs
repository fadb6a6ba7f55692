import { createHash } from 'node:crypto';
import { namedFiles } from './check-build.mjs';

/** The hashes of the scripts that stand in the page. @param {string} html */
const scriptHashes = (html) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
const isLoose = (/** @type {string} */ source) =>
  /^('unsafe-inline'|'unsafe-eval'|\*|https?:|data:)$/.test(source);

/** The content policy, and whether the page keeps to it. @param {import('./open-site.mjs').Site} site */
export function checkPolicy({ must, html, policy, catalogue }) {
  if (!must('There is a content policy.', policy !== null) || !policy) return;
  const { directives, sourcesOf } = policy;
  for (const what of ['script', 'style']) {
    const loose = sourcesOf(`${what}-src`).filter(isLoose);
    must('The policy for {0} is strict.', loose.length === 0, `${what}s`, loose.join(' '));
  }
  const allowed = sourcesOf('script-src');
  must(
    'It allows the scripts of the page by their hashes.',
    scriptHashes(html).every((hash) => allowed.includes(hash)),
  );
  for (const name of ['frame-ancestors', 'object-src', 'base-uri'])
    must("The policy says {0} 'none'.", directives.get(name)?.join(' ') === "'none'", name);
  const needed = [
    ...namedFiles(html).map((path) => [path.endsWith('.css') ? 'style-src' : 'script-src', path, path]),
    ['connect-src', catalogue, `calls to ${new URL(catalogue).origin}, where the API of this build is`],
    ['img-src', '/favicon.svg', 'pictures from this origin'],
    ['media-src', '/media/', 'videos from this origin'],
    ['font-src', '/assets/', 'fonts from this origin'],
    ['manifest-src', '/manifest.json', 'the manifest'],
    ['worker-src', '/sw.js', 'the worker'],
  ];
  const refused = needed.filter(([name = '', address = '']) => !policy.allows(name, address));
  const list = refused.map(([name, , what]) => `${what} (${name})`).join(', ');
  must('It allows what the page needs.', refused.length === 0, list);
}
