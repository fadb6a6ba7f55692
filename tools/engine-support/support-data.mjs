import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import oldestEngines from '../oldest-engines.json' with { type: 'json' };

/** Each engine on a computer and on a phone, by the names of the data. */
const floor = Object.entries({
  ...oldestEngines,
  chrome_android: oldestEngines.chrome,
  firefox_android: oldestEngines.firefox,
  safari_ios: oldestEngines.safari,
});

function isAtMost(version, limit) {
  const [one, other] = [version.replace('≤', ''), limit].map((text) => text.split('.').map(Number));
  return one[0] < other[0] || (one[0] === other[0] && (one[1] ?? 0) <= (other[1] ?? 0));
}

const hasIt = (statements, limit) =>
  [statements]
    .flat()
    .some(
      (statement) =>
        typeof statement?.version_added === 'string' &&
        statement.version_added !== 'preview' &&
        !statement.flags &&
        !statement.version_removed &&
        isAtMost(statement.version_added, limit),
    );

/** What the data says of support, where it is an entry at all. */
const supportOf = ({ __compat: entry }) => entry;

/** The engines, of those in `floor`, that lack what an entry of the data describes. */
export function lackedBy(described) {
  const { support } = supportOf(described);
  return floor
    .filter(([engine, limit]) => support[engine] && !hasIt(support[engine], limit))
    .map(([engine]) => engine);
}

const plain = (key) => key.replace(/_static$/, '');
const isMember = (key, value) => key !== '__compat' && supportOf(value) && !key.endsWith('_event');

/** Every interface and global object: its own entry, and those of its members by their names. */
export const interfaces = new Map(
  [...Object.entries(bcd.api), ...Object.entries(bcd.javascript.builtins)]
    .filter(([, value]) => supportOf(value))
    .map(([name, value]) => [
      name,
      {
        entry: value,
        members: new Map(
          Object.entries(value)
            .filter(([key, member]) => isMember(key, member))
            .map(([key, member]) => [plain(key), member]),
        ),
      },
    ]),
);
for (const [name, value] of Object.entries(bcd.javascript.builtins.Intl))
  if (isMember(name, value)) interfaces.get('Intl')?.members.set(name, value);

/** All entries of a member's name, of whatever interface. */
export function membersCalled(name) {
  return [...interfaces.values()].flatMap(({ members }) => members.get(name) ?? []);
}

export const styleProperties = bcd.css.properties;
export const { selectors } = bcd.css;
