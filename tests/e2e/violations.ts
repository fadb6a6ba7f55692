import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

interface Looked {
  /** A selector of the part to check; by default the whole page. */
  include?: string;
  exclude?: string;
  /** These rules alone. */
  rules?: readonly string[] | undefined;
}

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * The findings of axe, by default of all rules: each rule with its markup and reason. Its script runs in the page.
 * `@axe-core/playwright` would open another page each time, which is four times slower.
 */
export async function violationsOf(
  page: Page,
  { include = ':root', exclude, rules }: Looked = {},
): Promise<[rule: string, found: string[]][]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const context = { include, ...(exclude !== undefined && { exclude }) };
  const options = {
    resultTypes: ['violations' as const],
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

/** Expects no findings of axe, and no sideways scrolling. */
export async function expectNoViolation(page: Page, looked?: Looked): Promise<void> {
  expect(await violationsOf(page, looked), page.url()).toEqual([]);
  const [width, room] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
  expect(width).toBeLessThanOrEqual(room ?? 0);
}
