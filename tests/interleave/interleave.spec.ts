import { mkdir, writeFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { test } from './harness';
import { runInterleaving, type Outcome } from './interleaving';
import { openLane } from './lane';

const numberOf = (name: string, otherwise: number) => Number(process.env[name] ?? otherwise);
const count = numberOf('INTERLEAVE_RUNS', 300);
/** Those that are named, and from the last of them on. */
const named = (process.env['INTERLEAVE_SEEDS'] ?? '1').split(',').map(Number);
const allSeeds = Array.from(
  { length: count },
  (_, index) => named[index] ?? (named.at(-1) ?? 0) + 1 + index - named.length,
);
/** How many run side by side: most of a run is waiting. */
const width = 14;
const say = (text: string) => void process.stdout.write(`${text}\n`);

/** Faults by kind, with some of the seeds that show them. */
function summaryOf(outcomes: readonly Outcome[]): string {
  const seeds = new Map<string, Set<number>>();
  for (const { seed, faults } of outcomes) {
    for (const { kind, item } of faults) {
      const name = `${kind}, ${item.kind}`;
      seeds.set(name, (seeds.get(name) ?? new Set()).add(seed));
    }
  }
  const lines = [...seeds].map(
    ([name, found]) => `${name}: in ${found.size} runs (seeds ${[...found].slice(0, 12).join(' ')})`,
  );
  return lines.toSorted().join('\n');
}

test(`${count} interleavings from seed ${named[0]}`, async ({ bareBrowser: browser, server }) => {
  const begin = Date.now();
  const outcomes: Outcome[] = [];
  const seeds = [...allSeeds];
  await mkdir(test.info().outputDir, { recursive: true });

  async function report(outcome: Outcome): Promise<void> {
    const { seed, faults, failures, log } = outcome;
    outcomes.push(outcome);
    if (faults.length > 0 || failures > 0)
      await writeFile(test.info().outputPath(`seed-${seed}.txt`), log.join('\n'));
    if (count === 1) say(log.join('\n'));
    if (outcomes.length % 25 === 0) say(`${outcomes.length} of ${count}`);
    for (const { kind, item, text } of faults)
      say(`seed ${seed}: ${kind}: ${item.kind} ${item.mark} of ${item.writer}: ${text}`);
  }
  async function work(_: unknown, index: number): Promise<void> {
    let lane = await openLane(browser, server, `lane${index}`);
    for (let seed = seeds.shift(); seed !== undefined; seed = seeds.shift()) {
      let outcome = await runInterleaving({ lane, server, seed });
      for (const isLast of [false, true]) {
        if (outcome.failures === 0) break;
        // What a step left undone might still come, into the next run.
        await lane.context.close();
        lane = await openLane(browser, server, lane.host);
        // What was not looked for to the end cannot be called lost: a machine that hung gets another chance.
        if (isLast || outcome.faults.some(({ kind }) => !kind.endsWith('lost'))) break;
        say(`seed ${seed}: a step was not taken; again`);
        outcome = await runInterleaving({ lane, server, seed, name: `r${seed}again` });
      }
      await report(outcome);
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, count) }, work));

  const minutes = (Date.now() - begin) / 60_000;
  const sum = (of: (outcome: Outcome) => number) => outcomes.reduce((total, one) => total + of(one), 0);
  say(
    `${count} interleavings in ${minutes.toFixed(1)} min (${Math.round(count / minutes)} a minute), ` +
      `${sum(({ items }) => items)} items, ${sum(({ failures }) => failures)} steps not taken`,
  );
  say(summaryOf(outcomes));
  const seedsOf = (which: (outcome: Outcome) => boolean) => outcomes.filter(which).map(({ seed }) => seed);
  const faulty = seedsOf(({ faults }) => faults.length > 0);
  const halted = seedsOf(({ failures }) => failures > 0);
  for (const seed of new Set([...faulty, ...halted]))
    say(`To see it alone: npm run interleave -- --seed ${seed}`);
  expect(faulty, 'seeds with faults').toEqual([]);
  // What cannot be pressed may be lost as well.
  expect(halted.length, `steps not taken, seeds ${halted.join(' ')}`).toBeLessThanOrEqual(count / 100);
});
