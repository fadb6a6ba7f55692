import { Features, transform } from 'lightningcss';
import { css, isNew, oldest } from './support-data.mjs';

const targets = { ...oldest, ios_saf: oldest.safari };

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
    if (isNew(css.selectors[name])) found.add(`:${name}`);
  const note = (declaration) => {
    const name = nameOf(declaration);
    // Those with a prefix are there for older engines still.
    if (!name.startsWith('-') && isNew(css.properties[name])) found.add(name);
  };
  transform({ filename, code, visitor: { Declaration: note } });
  return found;
}
