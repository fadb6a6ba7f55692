import { makeCatalogue } from './make-catalogue.ts';

/** What `JSON.parse` took for 10,000 offers in Node on the machine as it was when the limits were set, in ms. */
const parseThen = 25.3;
/** How many times slower than that machine the phone is. */
const slowdownThen = 4;

/** How many times slower than this machine the phone is. */
export let slowdown = slowdownThen;
/** What it has been in this run. */
export const slowdowns: number[] = [];

/**
 * Measures anew how much this machine has to be slowed to be the phone. A virtual machine has another pace from day
 * to day: slowed four times, the same build meets a limit on one and misses it on the next. The quickest of many,
 * since what else runs only ever adds to a time.
 */
export function takePace(): void {
  const text = JSON.stringify(makeCatalogue(10_000));
  const times = Array.from({ length: 40 }, () => {
    const began = performance.now();
    JSON.parse(text);
    return performance.now() - began;
  });
  slowdown = Math.max(1, (slowdownThen * parseThen) / Math.min(...times));
  slowdowns.push(slowdown);
}
