import { ask } from '../smoke/ask.mjs';
import { createFindings, parseJson } from '../smoke/findings.mjs';
import words from './words.json' with { type: 'json' };

/** @typedef {ReturnType<typeof createReport>} Report */

/** What is found about a server. @param {string} origin @param {string} [site] */
export function createReport(origin, site) {
  const { findings, ...rules } = createFindings(words);
  /** @type {string[]} */
  const leftBehind = [];
  const inState = (/** @type {string} */ wanted) => findings.filter(({ state }) => state === wanted);
  return {
    ...rules,
    origin,
    site,
    /** The products that were read. @type {{ products: Record<string, any>[] }} */
    seen: { products: [] },
    /** @param {string} what */
    leave: (what) => void leftBehind.push(what),
    failed: () => inState('broken').length > 0,
    /**
     * One call; `body` is the parsed JSON, undefined where there is none.
     * @param {string} path
     * @param {Parameters<typeof ask>[1]} [settings]
     */
    async call(path, settings) {
      const answer = await ask(new URL(path, origin).href, settings);
      return { ...answer, body: parseJson(answer.text) };
    },
    print() {
      const widest = Math.max(...findings.map(({ rule }) => rule.length));
      for (const { state, rule, says } of ['broken', 'missing', 'not tried', 'holds'].flatMap(inState))
        console.log(`${state.padEnd(9)} | ${rule.padEnd(widest)} | ${says}`);
      const [holds, broken, missing] = ['holds', 'broken', 'missing'].map((state) => inState(state).length);
      console.log(
        `\n${origin}: ${holds} hold, ${broken} are broken, ${missing} would serve better (docs/api.md).`,
      );
      if (leftBehind.length > 0) console.log(`Left behind there: ${leftBehind.join('; ')}.`);
    },
  };
}
