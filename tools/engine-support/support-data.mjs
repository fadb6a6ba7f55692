import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import oldestEngines from '../oldest-engines.json' with { type: 'json' };

export const { api, css, javascript } = bcd;

/** A version as Lightning CSS has it: major, minor and patch in a byte each. */
function packed(version) {
  const [major = 0, minor = 0] = version.replace('≤', '').split('.').map(Number);
  return (major << 16) | (minor << 8);
}

/** The oldest engines. */
export const oldest = Object.fromEntries(
  Object.entries(oldestEngines).map(([name, version]) => [name, packed(version)]),
);
/** Each of them on a computer and on a phone, by the names of the data. */
const engines = Object.entries({
  ...oldest,
  chrome_android: oldest.chrome,
  firefox_android: oldest.firefox,
  safari_ios: oldest.safari,
});

const hasIt = ({ version_added: added, flags, version_removed: removed }, limit) =>
  typeof added === 'string' && added !== 'preview' && !flags && !removed && packed(added) <= limit;

/** Whether one of the oldest engines lacks what an entry of the data describes; what is no entry is not known. */
export function isNew({ __compat: { support } = {} } = {}) {
  const lacks = ([engine, limit]) =>
    support[engine] && ![support[engine]].flat().some((statement) => hasIt(statement, limit));
  return support !== undefined && engines.some(lacks);
}
