import { inject, vi } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /**
     * What Stryker tells the tests: where its switch is, and whether a mutant is in what runs once, at the
     * import.
     */
    globalNamespace: string;
    mutantActivation: 'static' | 'runtime';
    /** The number of the mutant that is tried; none in the first run. */
    activeMutant: string | undefined;
    /** From `vitest.config.ts`. */
    patience: number;
  }
}

// Each mutant begins with modules of its own: some of them hold state.
vi.resetModules();

// The thread still has the last mutant switched on, which must not work while the modules are imported anew.
const stryker: unknown = Reflect.get(globalThis, inject('globalNamespace'));
if (inject('mutantActivation') !== 'static' && typeof stryker === 'object' && stryker !== null)
  Reflect.set(stryker, 'activeMutant', undefined);
