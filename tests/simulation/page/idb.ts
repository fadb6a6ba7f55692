import type { PageGlobals } from '../page-globals';

declare const world: PageGlobals['world'];

export const { openDB } = world;
