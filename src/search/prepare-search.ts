import { takeBreaks } from '@/platform/take-breaks';
import { placeTables } from './place-names';
import { wordTables } from './word-meanings';

/** Reads the tables of the search one by one: a cheap phone takes a fifth of a second for all of them. */
export async function prepareSearch(): Promise<void> {
  const breakInTime = takeBreaks();
  for (const read of [...wordTables, ...placeTables]) {
    await breakInTime();
    read();
  }
}
