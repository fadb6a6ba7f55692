import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ask, isKept, mayBeKept } from '../servers/ask.mjs';

/** A build for a server: its page, its other files with their paths, and the headers that it needs. */
export function readBuild(dist) {
  const read = (name) => readFileSync(path.join(dist, name), 'utf8');
  const files = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(dist, path.join(parentPath, name)))
    // The page has many addresses, and servers keep the other files to themselves.
    .filter((name) => !/^_|\.(?:br|gz)$|^index\.html$|^assets\/404\.html$/.test(name))
    .map((name) => ({ name, text: read(name), isPacked: existsSync(path.join(dist, `${name}.br`)) }));
  return { html: read('index.html'), headers: JSON.parse(read('_server/headers.json')), files };
}

/** Whether a response is the app's page. Previews may have changed it. */
const isApp = ({ text }) => text.includes('<div id="root">');

const addresses = ['/', '/homes', '/HOMES', '/holyday%20discounts', '/search?query=13.5', '/no-such-page'];

/** Checks that all addresses of the app serve the same page. */
export async function checkAddresses({ must, call, html }) {
  for (const address of [...addresses, '/nearby-detail?id=1']) {
    const answer = await call(address);
    const { status, text, headers } = answer;
    const { 'content-type': type = '', 'cache-control': cache = 'none' } = headers;
    const fault = [
      (status !== 200 || !isApp(answer)) &&
        `answers ${status}, not the app: serve index.html for every address without a file's ending`,
      addresses.includes(address) && text !== html && 'is not the page of the build in dist',
      !/^text\/html; *charset=utf-8$/i.test(type) && `comes as "${type}": send text/html; charset=utf-8`,
      mayBeKept(cache) && `may be kept (Cache-Control: ${cache}), also after a release: send no-cache`,
    ].find(Boolean);
    must(`Page: ${address}`, !fault, fault);
  }
}

/** Checks that pages and errors have the build's headers. The policy may also name the host of the request. */
export async function checkHeaders({ must, call, origin, headers: { everywhere } }) {
  const named = ` ${new URL(origin).host}/assets/`;
  for (const address of ['/', '/robots.txt', '/assets/missing.js']) {
    const { headers } = await call(address);
    const sent = (name) => headers[name.toLowerCase()]?.replace(named, '') ?? 'none';
    for (const [name, value] of Object.entries(everywhere))
      must(`Headers: ${name} of ${address}`, sent(name) === value, `is ${sent(name)}; send ${value}`);
  }
}

const types = { '.js': /^(?:text|application)\/(?:x-)?javascript/, '.css': /^text\/css/ };

function faultOf({ name, text, isPacked }, answer, caching) {
  const {
    'cache-control': cache = 'none',
    'content-type': type = '',
    'content-encoding': packed,
  } = answer.headers;
  const folder = caching.find(({ folders }) => folders.includes(name.split('/')[0]));
  return [
    answer.status !== 200 && `answers ${answer.status || answer.failure}: serve the whole of dist`,
    answer.text !== text && 'is of another build',
    types[path.extname(name)]?.test(type) === false && `comes as "${type}"`,
    folder && !isKept(cache) && `is not kept (Cache-Control: ${cache}): send ${folder.value}`,
    !folder && mayBeKept(cache) && `may be kept (Cache-Control: ${cache}): send no-cache`,
    isPacked && !packed && 'is not compressed: serve the .br and .gz beside it',
  ].find(Boolean);
}

/** Checks that every file of the build is served unchanged, and with its headers. */
export async function checkFiles({ must, call, files, headers: { caching } }) {
  const faults = [];
  for (const file of files) {
    const fault = faultOf(file, await call(`/${file.name}`), caching);
    if (fault) faults.push(`/${file.name} ${fault}`);
  }
  must(`Files: all ${files.length} of the build`, faults.length === 0, faults.join('; '));
}

const missing = ['/assets/no-such-part-0a1b2c3d.js', '/art/no-such-picture.webp', '/no-such-file.png'];
const closed = ['/_server/headers.json', '/_headers', '/.env', '/.git/config', '/assets/../.env'];

/** Checks that missing files have status 404, and that private files cannot be read. */
export async function checkMissing({ must, call }) {
  for (const address of missing) {
    const { status, headers } = await call(address);
    const { 'cache-control': cache = '', 'content-type': type = '' } = headers;
    must(`Missing: ${address}`, status === 404, `answers ${status} with ${type}, not 404`);
    must(`Missing: ${address}, for now`, status !== 404 || !isKept(cache), `its 404 may be kept (${cache})`);
  }
  for (const address of closed) {
    const answer = await call(address);
    // A host that sends the page for unknown paths reveals nothing.
    const isClosed = answer.status !== 200 || isApp(answer);
    must(`Private: ${address}`, isClosed, 'can be read: close paths that begin with a dot or an underscore');
  }
}

export async function checkHttps({ must, note, call, origin }) {
  const { protocol, hostname, port } = new URL(origin);
  if (protocol === 'http:') return note('Https', 'missing: location, sign-in and copying work there alone');
  if (!(await call('/')).headers['strict-transport-security'])
    note('Https: Strict-Transport-Security', 'missing: add it once https works for good (docs/deploy.md)');
  // http can be checked only if https uses its standard port.
  if (port !== '') return undefined;
  const { status, headers } = await ask(`http://${hostname}/`);
  const leads = status === 0 || headers['location']?.startsWith('https:') === true;
  return must(
    'Https: http leads there',
    leads,
    `http://${hostname}/ answers ${status} and does not lead to https`,
  );
}
