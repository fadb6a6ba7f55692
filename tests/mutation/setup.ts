import { configure } from '@testing-library/react';
import fc from 'fast-check';

// What does not come on a mutant never comes.
configure({ asyncUtilTimeout: 2000 });
// A property is tried for each of hundreds of mutants.
fc.configureGlobal({ numRuns: 25 });
