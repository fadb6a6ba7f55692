import { parse } from 'acorn';
import { full } from 'acorn-walk';
import { api, isNew, javascript } from './support-data.mjs';

/** The language of the oldest engines: with private members and static blocks, without the `v` flag of patterns. */
const ecmaVersion = 2022;

/** The interface of which a global is. */
const typeOf = {
  window: 'Window',
  self: 'Window',
  globalThis: 'Window',
  document: 'Document',
  navigator: 'Navigator',
  performance: 'Performance',
  history: 'History',
  location: 'Location',
  crypto: 'Crypto',
};

const membersOf = ({ __compat: _entry, ...members }) =>
  Object.entries(members)
    .filter(([key]) => !key.endsWith('_event'))
    .map(([key, member]) => [key.replace(/_static$/, ''), member]);

/** Every interface and global object: its own entry, and those of its members by their names. */
const interfaces = new Map(
  Object.entries({ ...api, ...javascript.builtins }).map(([name, entry]) => [
    name,
    { entry, members: new Map(membersOf(entry)) },
  ]),
);

/** A member of a global that is known: `navigator.share`, `Object.groupBy`, `Intl.Segmenter`. */
const isNewMember = (object, name) => isNew(interfaces.get(typeOf[object] ?? object)?.members.get(name));

/**
 * A member of a value whose type is not known here. Only where nothing old is called so, and where the name is
 * not a plain word as our own code has.
 */
function isNewElsewhere(name) {
  const entries = [...interfaces.values()].flatMap(({ members }) => members.get(name) ?? []);
  return /[a-z][A-Z]/.test(name) && entries.length > 0 && entries.every(isNew);
}

/**
 * What a script of the build uses that the oldest engines lack, as far as names tell; throws for a syntax they
 * cannot read.
 */
export function findNewNames(code) {
  const found = new Set();
  full(parse(code, { ecmaVersion, sourceType: 'module' }), (node) => {
    // Names of a build's own are short.
    if (node.type === 'Identifier' && node.name.length > 3) {
      const isGlobal = isNew(interfaces.get(node.name)?.entry) || isNewMember('window', node.name);
      if (isGlobal) found.add(node.name);
    }
    if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return;
    const { name } = node.property;
    if (node.object.type === 'Identifier' && isNewMember(node.object.name, name))
      found.add(`${node.object.name}.${name}`);
    else if (isNewElsewhere(name)) found.add(name);
  });
  return found;
}
