/**
 * What is found about a server by rules. `words` has for each of them what is wrong where it does not hold, and how to
 * mend it; `{0}` stands for the first of what was seen. A broken rule fails the run; a missing one is what serves
 * better.
 * @param {Record<string, string>} words
 */
export function createFindings(words) {
  /** @type {{ state: 'holds' | 'broken' | 'missing' | 'not tried', rule: string, says: string }[]} */
  const findings = [];
  const rule =
    (/** @type {'broken' | 'missing'} */ otherwise) =>
    (/** @type {string} */ name, /** @type {boolean} */ holds, /** @type {unknown[]} */ ...seen) => {
      const mend = words[name];
      if (mend === undefined) throw new Error(`There are no words for "${name}".`);
      const fill = (/** @type {string} */ text) =>
        text.replace(/\{(\d)\}/g, (_, place) => String(seen[place] ?? ''));
      findings.push({ state: holds ? 'holds' : otherwise, rule: fill(name), says: holds ? '' : fill(mend) });
      return holds;
    };
  return {
    findings,
    must: rule('broken'),
    should: rule('missing'),
    skip: (/** @type {string} */ name, says = '') =>
      void findings.push({ state: 'not tried', rule: name, says }),
  };
}

/** What a text says in JSON; undefined where it is none. @param {string} text */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
