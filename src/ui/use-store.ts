import { useSyncExternalStore } from 'react';
import type { Store } from '@/lib/create-store';

export const useStore = <Value>({ subscribe, read }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read);
