import { createHash } from 'node:crypto';
import { namedFiles } from './check-build.mjs';

/** @param {string} html */
const inlineScripts = (html) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );

/** The content policy, and whether the page keeps to it. @param {import('./open-site.mjs').Site} site */
export function checkPolicy({ expect, html, policy, catalogue }) {
  if (
    !expect(
      policy !== null,
      'There is a content policy.',
      'No Content-Security-Policy: include the file of the build in `_server/`.',
    ) ||
    !policy
  )
    return;
  const { directives, sourcesOf } = policy;
  for (const [name, what] of [
    ['script-src', 'scripts'],
    ['style-src', 'styles'],
  ]) {
    const loose = sourcesOf(name).filter((source) =>
      /^('unsafe-inline'|'unsafe-eval'|\*|https?:|data:)$/.test(source),
    );
    expect(
      loose.length === 0,
      `The policy for ${what} is strict.`,
      `The policy allows ${loose.join(' ')} for ${what}: whoever can write into the page can run what they like.`,
    );
  }
  const hashes = inlineScripts(html).map(
    (code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
  expect(
    hashes.every((hash) => sourcesOf('script-src').includes(hash)),
    'It allows the scripts of the page by their hashes.',
    'It does not allow a script that stands in the page: page and policy are of different builds, or something on the way changes the page.',
  );
  for (const [name, value] of [
    ['frame-ancestors', "'none'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
  ])
    expect(
      directives.get(name)?.join(' ') === value,
      `The policy says ${name} ${value}.`,
      `The policy lacks ${name} ${value}.`,
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
  const refused = needed.filter(([name = '', address = '']) => !policy.allows(name, address));
  expect(
    refused.length === 0,
    'It allows what the page needs.',
    `It does not allow ${refused.map(([name, , what]) => `${what} (${name})`).join(', ')}: send the policy of this build.`,
  );
}
