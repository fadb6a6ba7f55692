import { Features, transform } from 'lightningcss';
import oldestEngines from '../oldest-engines.json' with { type: 'json' };
import { lackedBy, selectors, styleProperties } from './support-data.mjs';

/** As Lightning CSS has versions: major, minor and patch in a byte each. */
const packed = (version) => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return (major << 16) | (minor << 8);
};
const { chrome, firefox, safari } = oldestEngines;
const targets = {
  chrome: packed(chrome),
  firefox: packed(firefox),
  safari: packed(safari),
  ios_saf: packed(safari),
};

const nameOf = ({ property, value }) => {
  if (property === 'custom') return value.name;
  return property === 'unparsed' ? value.propertyId.property : property;
};

/**
 * What a style sheet of the build uses that the oldest engines lack: properties, and syntax that would have to
 * be compiled.
 */
export function findNewStyles(filename, code) {
  const found = new Set();
  // What the build has made of `light-dark()` would be made once more.
  const exclude = Features.VendorPrefixes | Features.LightDark | Features.Selectors;
  // Safari's `::marker` takes few properties, for which Lightning CSS makes it none.
  const comparable = Buffer.from(String(code).replaceAll('::marker', '::before'));
  const compile = (options) =>
    transform({ filename, code: comparable, minify: true, ...options, exclude }).code.toString();
  if (code.includes('light-dark(')) found.add('light-dark()');
  if (compile({}) !== compile({ targets })) found.add('syntax');
  // A list of selectors with one that is not known is lost as a whole.
  for (const [, name] of String(code).matchAll(/(?<!\\)::?([a-z][a-z-]*)(?=[,{.:>+~()[#])/g))
    if (selectors[name] && lackedBy(selectors[name]).length > 0) found.add(`:${name}`);
  const note = (declaration) => {
    const name = nameOf(declaration);
    // Those with a prefix are there for older engines still.
    const entry = name.startsWith('-') ? undefined : styleProperties[name];
    if (entry && lackedBy(entry).length > 0) found.add(name);
  };
  transform({ filename, code, visitor: { Declaration: note } });
  return found;
}
