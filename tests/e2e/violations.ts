import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Looked {
  /** A selector of the part to look at; the whole page unless told. */
  include?: string;
  exclude?: string;
  /** These rules alone. */
  rules?: readonly string[] | undefined;
  /** All rules but these. */
  without?: readonly string[];
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What axe finds on a page, by all its rules unless told: each rule with the markup that breaks it, and what is
 * wrong there. Its script runs in the page itself: `@axe-core/playwright` opens another page for each look and
 * lists what is right as well, which takes four times as long.
 */
export async function violationsOf(
  page: Page,
  { include = ':root', exclude, rules, without = [] }: Looked = {},
): Promise<[rule: string, found: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = { include, ...(exclude !== undefined && { exclude }) };
  const options = {
    resultTypes: ['violations' as const],
    rules: Object.fromEntries(without.map((rule) => [rule, { enabled: false }])),
    ...(rules && { runOnly: { type: 'rule' as const, values: [...rules] } }),
  };
  return page.evaluate(
    async ([part, how]) => {
      const results = await window.axe?.run(part, how);
      const violations = results?.violations ?? [{ id: 'axe did not come', nodes: [] }];
      return violations.map(({ id, nodes }): [string, string[]] => [
        id,
        nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`),
      ]);
    },
    [context, options] as const,
  );
}

/** That axe finds nothing, and that the page cannot be scrolled sideways. */
export async function expectNoViolation(page: Page, looked?: Looked): Promise<void> {
  expect(await violationsOf(page, looked), page.url()).toEqual([]);
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width).toBeLessThanOrEqual(room ?? 0);
}
