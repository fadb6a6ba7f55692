import { createHash } from 'node:crypto';

/** The hashes that allow the page's inline scripts; data for search engines needs none. */
export const scriptHashes = (html) =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*\stype="application\/)[^>]*>([^]*?)<\/script>/g)].map(
    ([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );

/** A Content-Security-Policy as browsers read it, for a page at an origin. */
export function readPolicy(text, origin = '') {
  const directives = new Map(
    text
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...sources]) => [name.toLowerCase(), sources]),
  );
  const sourcesOf = (name) => directives.get(name) ?? directives.get('default-src') ?? ['*'];
  return {
    directives,
    sourcesOf,
    /** Whether a directive lets the page have this address. */
    allows(name, address) {
      const { href, protocol, host, pathname, origin: at } = new URL(address, origin);
      const names = [href, host + pathname];
      return sourcesOf(name).some(
        (source) =>
          ['*', protocol, host, at].includes(source) ||
          (source === "'self'" && at === origin) ||
          // A source with a path is a folder if it ends with a slash, otherwise one file.
          (source.endsWith('/') ? names.some((each) => each.startsWith(source)) : names.includes(source)) ||
          (source.includes('//*.') && host.endsWith(source.slice(source.indexOf('*') + 1))),
      );
    },
  };
}

/** Whether no script runs in what comes with these policies, opened by itself. */
export const runsNothing = (header) =>
  header.split(',').some((text) => {
    const { directives, sourcesOf } = readPolicy(text);
    const sandbox = directives.get('sandbox');
    return (sandbox && !sandbox.includes('allow-scripts')) || sourcesOf('script-src').join() === "'none'";
  });
