import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/create-store';

/** The value of a store, now and after each change. */
export const useStore = <Value>({ subscribe, read }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read);
