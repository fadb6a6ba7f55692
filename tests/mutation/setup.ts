import { configure } from '@testing-library/react';
import fc from 'fast-check';
import { afterEach, beforeEach, inject } from 'vitest';

// What does not come on a mutant never comes.
configure({ asyncUtilTimeout: 2000 * inject('patience') });
// A property is tried for each of hundreds of mutants.
fc.configureGlobal({ numRuns: 25 });

/** The mutant that a test has failed on: the other tests need not run. */
const noticed = 'gulit:noticed-mutant';
const mutant = inject('activeMutant');

beforeEach(({ skip }) => skip(mutant !== undefined && Reflect.get(globalThis, noticed) === mutant));
afterEach(({ task }) => {
  if (task.result?.state === 'fail') Reflect.set(globalThis, noticed, mutant);
});
