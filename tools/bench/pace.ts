import { makeCatalogue } from './make-catalogue.ts';

/** What `JSON.parse` took for 10,000 offers in Node 20 on the machine as it was when the limits were set, in ms. */
const parseThen = 25.3;
/** How many times slower than that machine the phone is. */
const slowdownThen = 4;

/** How long the processor works for one `JSON.parse` of 10,000 offers, in ms: not the clock, which counts waiting. */
function measureParse(): number {
  const text = JSON.stringify(makeCatalogue(10_000));
  const times = Array.from({ length: 40 }, () => {
    const before = process.cpuUsage();
    JSON.parse(text);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/**
 * How many times slower than this machine the phone is, measured once a run. A virtual machine has another pace from
 * day to day: slowed four times, the same build meets a limit on one and misses it on the next.
 */
export const slowdown = Math.max(1, (slowdownThen * parseThen) / measureParse());
