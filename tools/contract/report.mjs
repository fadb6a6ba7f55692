import { ask } from '../smoke/ask.mjs';

/**
 * @typedef {{ state: 'holds' | 'broken' | 'missing' | 'not tried', rule: string, says: string }} Line
 * @typedef {ReturnType<typeof createReport>} Report
 */

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What is found about a server. A broken rule fails the run; a missing one is what serves better.
 * @param {string} origin
 * @param {string} [site]
 */
export function createReport(origin, site) {
  /** @type {Line[]} */
  const lines = [];
  /** @type {string[]} */
  const leftBehind = [];
  /** @param {Line['state']} otherwise */
  const rule =
    (otherwise) => (/** @type {string} */ name, /** @type {boolean} */ holds, /** @type {string} */ mend) => {
      lines.push({ state: holds ? 'holds' : otherwise, rule: name, says: holds ? '' : mend });
      return holds;
    };
  return {
    origin,
    site,
    /**
     * The products that were read, and the entries.
     * @type {{ products: Record<string, any>[], entries: Record<string, any>[] }}
     */
    seen: { products: [], entries: [] },
    must: rule('broken'),
    should: rule('missing'),
    /** @param {string} name @param {string} says */
    skip: (name, says) => void lines.push({ state: 'not tried', rule: name, says }),
    /** @param {string} what */
    leave: (what) => void leftBehind.push(what),
    failed: () => lines.some(({ state }) => state === 'broken'),
    /**
     * One call; `body` is the parsed JSON, undefined where there is none.
     * @param {string} path
     * @param {Parameters<typeof ask>[1]} [settings]
     */
    async call(path, settings) {
      const answer = await ask(new URL(path, origin).href, settings);
      return { ...answer, body: parse(answer.text) };
    },
    print() {
      const widest = Math.max(...lines.map((line) => line.rule.length));
      const order = ['broken', 'missing', 'not tried', 'holds'];
      for (const { state, rule: name, says } of lines.toSorted(
        (a, b) => order.indexOf(a.state) - order.indexOf(b.state),
      ))
        console.log(`${state.padEnd(9)} | ${name.padEnd(widest)} | ${says}`);
      const count = (/** @type {string} */ state) => lines.filter((line) => line.state === state).length;
      console.log(
        `\n${origin}: ${count('holds')} hold, ${count('broken')} are broken, ${count('missing')} would serve better (docs/api.md).`,
      );
      if (leftBehind.length > 0) console.log(`Left behind there: ${leftBehind.join('; ')}.`);
    },
  };
}
