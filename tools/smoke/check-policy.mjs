import { createHash } from 'node:crypto';

/** The sources that a policy allows, by directive. @param {string} policy */
const parsePolicy = (policy) =>
  new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );

/** @param {string} html */
const inlineScripts = (html) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code = '']) => code,
  );

/** The content policy, and whether the page keeps to it. @param {import('./open-site.mjs').Site} site */
export function checkPolicy({ expect, html, page }) {
  const text = page?.headers['content-security-policy'] ?? '';
  if (
    !expect(
      text !== '',
      'There is a content policy.',
      'No Content-Security-Policy: include the file of the build in `_server/`.',
    )
  )
    return;
  const policy = parsePolicy(text);
  const sourcesOf = (/** @type {string} */ name) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
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
      policy.get(name)?.join(' ') === value,
      `The policy says ${name} ${value}.`,
      `The policy lacks ${name} ${value}.`,
    );
  const [, api = ''] = /<link[^>]*as="fetch"[^>]*href="(https?:\/\/[^/"]+)/.exec(html) ?? [];
  expect(
    api === '' || sourcesOf('connect-src').includes(api),
    'It allows the API.',
    `It does not allow calls to ${api}, where the API of this build is.`,
  );
}
