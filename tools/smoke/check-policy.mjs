import { namedFiles } from './check-files.mjs';
import { scriptHashes } from './policy.mjs';

const isLoose = (source) => /^('unsafe-inline'|'unsafe-eval'|\*|https?:|data:)$/.test(source);

/** Checks the content policy, and whether the page keeps to it. */
export function checkPolicy({ must, html, policy, catalogue }) {
  const isThere = must(
    'There is a content policy.',
    policy !== null,
    'No Content-Security-Policy: include the file of the build in `_server/`.',
  );
  if (!isThere) return;
  const { directives, sourcesOf } = policy;
  for (const what of ['script', 'style']) {
    const loose = sourcesOf(`${what}-src`).filter(isLoose);
    must(
      `The policy for ${what}s is strict.`,
      loose.length === 0,
      `The policy allows ${loose.join(' ')} for ${what}s: whoever can write into the page can run what they like.`,
    );
  }
  const allowed = sourcesOf('script-src');
  must(
    'It allows the scripts of the page by their hashes.',
    scriptHashes(html).every((hash) => allowed.includes(hash)),
    'It does not allow a script that stands in the page: page and policy are of different builds, or something on the ' +
      'way changes the page.',
  );
  for (const name of ['frame-ancestors', 'object-src', 'base-uri'])
    must(
      `The policy says ${name} 'none'.`,
      directives.get(name)?.join(' ') === "'none'",
      `The policy lacks ${name} 'none'.`,
    );
  const needed = [
    ...namedFiles(html).map((path) => [path.endsWith('.css') ? 'style-src' : 'script-src', path, path]),
    ['connect-src', catalogue, `calls to ${new URL(catalogue).origin}, where the API of this build is`],
    ['img-src', '/favicon.svg', 'pictures from this origin'],
    ['media-src', '/media/', 'videos from this origin'],
    ['font-src', '/assets/', 'fonts from this origin'],
    ['manifest-src', '/manifest.json', 'the manifest'],
    ['worker-src', '/sw.js', 'the worker'],
  ];
  const refused = needed.filter(([name, address]) => !policy.allows(name, address));
  const list = refused.map(([name, , what]) => `${what} (${name})`).join(', ');
  must(
    'It allows what the page needs.',
    refused.length === 0,
    `It does not allow ${list}: send the policy of this build.`,
  );
}
